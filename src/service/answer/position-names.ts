import { FORMATION_PLACES } from '#contract/formation-places.ts';
import type { Language } from './language.ts';

const LABELS = Object.keys(FORMATION_PLACES);

/** Names of the contract's positions by language, in the table's order, separated by `|`. */
const NAMES: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'Portero|Lateral derecho|Defensa central|Lateral izquierdo|Carrilero derecho|Carrilero izquierdo|Mediocentro defensivo|Mediocentro|Interior derecho|Interior izquierdo|Mediapunta|Extremo derecho|Extremo izquierdo|Delantero',
  de: 'Torwart|Rechter Verteidiger|Innenverteidiger|Linker Verteidiger|Rechter Außenverteidiger|Linker Außenverteidiger|Defensives Mittelfeld|Zentrales Mittelfeld|Rechtes Mittelfeld|Linkes Mittelfeld|Offensives Mittelfeld|Rechtsaußen|Linksaußen|Stürmer',
  fr: 'Gardien de but|Arrière droit|Défenseur central|Arrière gauche|Piston droit|Piston gauche|Milieu défensif|Milieu central|Milieu droit|Milieu gauche|Milieu offensif|Ailier droit|Ailier gauche|Attaquant',
  it: 'Portiere|Terzino destro|Difensore centrale|Terzino sinistro|Esterno destro a tutta fascia|Esterno sinistro a tutta fascia|Mediano|Centrocampista centrale|Esterno destro|Esterno sinistro|Trequartista|Ala destra|Ala sinistra|Attaccante',
  pt: 'Guarda-redes|Lateral direito|Defesa central|Lateral esquerdo|Ala direito|Ala esquerdo|Médio defensivo|Médio centro|Médio direito|Médio esquerdo|Médio ofensivo|Extremo direito|Extremo esquerdo|Avançado',
  tr: 'Kaleci|Sağ bek|Stoper|Sol bek|Sağ kanat bek|Sol kanat bek|Ön libero|Merkez orta saha|Sağ orta saha|Sol orta saha|Ofansif orta saha|Sağ kanat|Sol kanat|Forvet',
  pl: 'Bramkarz|Prawy obrońca|Środkowy obrońca|Lewy obrońca|Prawy wahadłowy|Lewy wahadłowy|Defensywny pomocnik|Środkowy pomocnik|Prawy pomocnik|Lewy pomocnik|Ofensywny pomocnik|Prawoskrzydłowy|Lewoskrzydłowy|Napastnik',
  ko: '골키퍼|라이트백|센터백|레프트백|오른쪽 윙백|왼쪽 윙백|수비형 미드필더|중앙 미드필더|오른쪽 미드필더|왼쪽 미드필더|공격형 미드필더|오른쪽 윙어|왼쪽 윙어|공격수',
  zh: '守門員|右後衛|中後衛|左後衛|右翼衛|左翼衛|防守中場|中場|右中場|左中場|進攻中場|右邊鋒|左邊鋒|前鋒',
  zh_cn:
    '守门员|右后卫|中后卫|左后卫|右翼卫|左翼卫|防守型中场|中场|右中场|左中场|攻击型中场|右边锋|左边锋|前锋',
  ar: 'حارس مرمى|ظهير أيمن|قلب دفاع|ظهير أيسر|ظهير جناح أيمن|ظهير جناح أيسر|لاعب وسط دفاعي|لاعب وسط|لاعب وسط أيمن|لاعب وسط أيسر|لاعب وسط هجومي|جناح أيمن|جناح أيسر|مهاجم',
  el: 'Τερματοφύλακας|Δεξιός μπακ|Κεντρικός αμυντικός|Αριστερός μπακ|Δεξιός φουλ μπακ|Αριστερός φουλ μπακ|Αμυντικός χαφ|Κεντρικός χαφ|Δεξιός χαφ|Αριστερός χαφ|Επιθετικός χαφ|Δεξιός εξτρέμ|Αριστερός εξτρέμ|Επιθετικός',
  ja: 'ゴールキーパー|右サイドバック|センターバック|左サイドバック|右ウイングバック|左ウイングバック|守備的ミッドフィールダー|セントラルミッドフィールダー|右ミッドフィールダー|左ミッドフィールダー|攻撃的ミッドフィールダー|右ウイング|左ウイング|フォワード',
};

/** Returns the name of a position in a language; the label itself for English or an unknown label. */
export function positionName(label: string, language: Language): string {
  if (language === 'en') return label;
  return NAMES[language].split('|')[LABELS.indexOf(label)] ?? label;
}
