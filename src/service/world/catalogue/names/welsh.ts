import { nameList } from '#service/world/catalogue/name-list.ts';

export const welshNames = nameList({
  men: `Rhys|Owain|Gwyn|Dylan|Ieuan|Iwan|Emyr|Huw|Geraint|Gethin|Hefin|Aled|Alun|Bryn|Carwyn|Dafydd|Deian|Dewi
    Elis|Emlyn|Evan|Gerallt|Gruffydd|Gwilym|Harri|Idris|Ifan|Iolo|Llew|Llŷr|Macsen|Morgan|Osian|Rhodri|Siôn
    Steffan|Tomos|Tudur|Wyn|Cai|Guto|Eurig|Gwion|Ioan|Trystan|Garmon`,
  women: `Angharad|Bethan|Carys|Catrin|Cerys|Elin|Eleri|Ffion|Gwen|Gwenllian|Lowri|Mair|Mali|Megan|Menna|Mared
    Nia|Nerys|Rhian|Rhiannon|Sian|Seren|Sioned|Siwan|Heledd|Efa|Cadi|Tegan|Manon|Beca|Awen|Delyth`,
  family: `Jones|Davies|Williams|Evans|Thomas|Roberts|Lewis|Hughes|Morgan|Griffiths|Edwards|Owen|James|Rees
    Price|Phillips|Morris|Lloyd|Jenkins|Parry|Powell|Richards|Harris|Howells|Pritchard|Bevan|Bowen|Probert
    Prosser|Pugh|Rowlands|Llewellyn|Vaughan|Watkins|Gwynne|Meredith|Humphreys|Ellis|Francis|Johns|Daniel|Davey
    Tegg|Harries|Hopkins|Beynon|Breeze|Cadwallader|Craddock|Eynon|Gittins|Gough|Gravell|Heulyn|Jarman|Kendrick
    Kyffin|Lougher|Maddocks|Mathias|Mostyn|Nicholas|Onions|Penry|Picton|Preece|Protheroe|Reynolds|Roderick
    Rosser|Samuel|Sayce|Tudor|Trevor|Treharne|Tanner|Voyle|Walters|Wynne|Yale|Gwilliam|Emanuel|Deere|Pennant`,
});
