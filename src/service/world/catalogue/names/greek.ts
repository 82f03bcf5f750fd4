import { nameList } from '#service/world/catalogue/name-list.ts';

export const greekNames = nameList({
  men: `Giorgos|Dimitris|Konstantinos|Kostas|Giannis|Nikos|Christos|Panagiotis|Vasilis|Athanasios|Thanasis
    Michalis|Evangelos|Spyros|Andreas|Antonis|Theodoros|Charalampos|Anastasios|Tasos|Ilias|Stavros|Petros
    Sotiris|Stelios|Apostolos|Fotis|Alexandros|Lefteris|Manolis|Markos|Stefanos|Pavlos|Savvas|Grigoris|Iraklis
    Iasonas|Orestis|Achilleas|Aris|Angelos|Dionysis|Gerasimos|Kyriakos|Lazaros|Leonidas|Loukas|Marios|Minas
    Odysseas|Pantelis|Paris|Periklis|Rafail|Sakis|Themis|Thodoris|Tryfonas|Vangelis|Zisis`,
  women: `Maria|Eleni|Katerina|Vasiliki|Sofia|Angeliki|Georgia|Dimitra|Konstantina|Paraskevi|Anna|Ioanna
    Christina|Evangelia|Despina|Anastasia|Theodora|Foteini|Athina|Chrysa|Danai|Ifigeneia|Kalliopi|Kyriaki
    Lydia|Magdalini|Marina|Marilena|Natalia|Nefeli|Niki|Olga|Panagiota|Rania|Roza|Stavroula|Stella|Thaleia
    Varvara|Zoi|Eirini|Alexandra|Myrto|Ourania|Xenia`,
  family: `Papadopoulos/Papadopoulou|Pappas/Pappa|Georgiou|Vlachos/Vlachou|Angelopoulos/Angelopoulou
    Nikolaidis/Nikolaidou|Georgiadis/Georgiadou|Dimopoulos/Dimopoulou|Papageorgiou|Antoniou|Oikonomou
    Makris/Makri|Ioannidis/Ioannidou|Konstantinidis/Konstantinidou|Alexiou|Papanikolaou|Vasileiou|Athanasiou
    Christodoulou|Theodorou|Dimitriou|Panagopoulos/Panagopoulou|Papaioannou|Giannopoulos/Giannopoulou
    Kostopoulos/Kostopoulou|Theodoropoulos/Theodoropoulou|Stavropoulos/Stavropoulou
    Christopoulos/Christopoulou|Anagnostopoulos/Anagnostopoulou|Antonopoulos/Antonopoulou
    Alexopoulos/Alexopoulou|Konstantopoulos/Konstantopoulou|Petropoulos/Petropoulou|Spyropoulos/Spyropoulou
    Vasileiadis/Vasileiadou|Michailidis/Michailidou|Stefanidis/Stefanidou|Savvidis/Savvidou|Iliadis/Iliadou
    Anastasiadis/Anastasiadou|Apostolidis/Apostolidou|Chatzidakis/Chatzidaki|Papadakis/Papadaki
    Nikolakakis/Nikolakaki|Stefanakis/Stefanaki|Manolakis/Manolaki|Markakis/Markaki|Vardakis/Vardaki
    Kalogerakis/Kalogeraki|Sifakis/Sifaki|Tsouderakis/Tsouderaki|Kontos/Kontou|Mavros/Mavrou|Galanos/Galanou
    Kokkinos/Kokkinou|Chatzis/Chatzi|Tsiolis/Tsioli|Karras/Karra|Lappas/Lappa|Tsakiris/Tsakiri
    Kanellopoulos/Kanellopoulou|Raptis/Rapti|Mylonas/Mylona|Zervas/Zerva|Sideris/Sideri
    Kalogeropoulos/Kalogeropoulou|Moraitis/Moraiti|Kavvadias/Kavvadia|Koutras/Koutra|Kyriakou|Lamprou
    Liakos/Liakou|Livanos/Livanou|Loukidis/Loukidou|Mantas/Manta|Maniatis/Maniati|Melas/Mela
    Mitsopoulos/Mitsopoulou|Moschos/Moschou|Nanos/Nanou|Ntinas/Ntina|Palaiologos/Palaiologou|Panagiotou
    Pantazis/Pantazi|Papathanasiou|Patsis/Patsi|Rallis/Ralli|Rigas/Riga|Roussos/Roussou|Sarris/Sarri
    Siskos/Siskou|Stamatiou|Tasioulas/Tasioula|Thanos/Thanou|Tolis/Toli|Tsamis/Tsami|Tzimas/Tzima|Vergis/Vergi
    Vogiatzis/Vogiatzi|Voulgaris/Voulgari|Xanthopoulos/Xanthopoulou|Xenos/Xenou|Zachariadis/Zachariadou
    Zafeiris/Zafeiri|Zografos/Zografou|Dragoumis/Dragoumi|Kalafatis/Kalafati|Karvelas/Karvela`,
});
