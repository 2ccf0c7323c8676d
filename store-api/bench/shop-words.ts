/** A word in both languages. */
export interface Word {
  readonly el: string;
  readonly en: string;
}

const word = (el: string, en: string): Word => ({ el, en });

/** A kind of product: its name, category, price range in cents, and whether it has measurements. */
export interface Kind {
  readonly type: 'frame' | 'sunglasses' | 'reading' | 'sport' | 'contact-lens' | 'solution' | 'accessory';
  readonly noun: Word;
  readonly category: Word;
  readonly slug: string;
  /** Slug of the parent category. */
  readonly inside?: string;
  readonly cents: readonly [lowest: number, highest: number];
  readonly isWorn: boolean;
}

const worn = { isWorn: true } as const;
const loose = { isWorn: false } as const;

/** The categories of the generated shop, each with one kind of product. */
export const kinds: readonly Kind[] = [
  {
    ...{ type: 'sunglasses', noun: word('Γυαλιά ηλίου', 'Sunglasses'), category: word('Γυαλιά ηλίου', 'Sunglasses') },
    ...{ slug: 'sunglasses', cents: [3900, 32_000], ...worn },
  },
  {
    ...{ type: 'sunglasses', noun: word('Γυαλιά ηλίου', 'Sunglasses'), category: word('Παιδικά ηλίου', 'Kids’ sun') },
    ...{ slug: 'kids-sunglasses', inside: 'sunglasses', cents: [1900, 8900], ...worn },
  },
  {
    ...{ type: 'frame', noun: word('Σκελετός', 'Frame'), category: word('Σκελετοί οράσεως', 'Optical frames') },
    ...{ slug: 'frames', cents: [4900, 39_000], ...worn },
  },
  {
    ...{ type: 'reading', noun: word('Γυαλιά ανάγνωσης', 'Reading glasses'), category: word('Πρεσβυωπικά', 'Readers') },
    ...{ slug: 'reading', cents: [1500, 5900], ...worn },
  },
  {
    ...{ type: 'sport', noun: word('Αθλητικά γυαλιά', 'Sports glasses'), category: word('Αθλητικά', 'Sport') },
    ...{ slug: 'sport', cents: [5900, 24_000], ...worn },
  },
  {
    ...{ type: 'contact-lens', noun: word('Φακοί επαφής', 'Contact lenses'), category: word('Φακοί επαφής', 'Lenses') },
    ...{ slug: 'contact-lenses', cents: [1200, 6900], ...loose },
  },
  {
    ...{ type: 'solution', noun: word('Υγρό φακών', 'Lens solution'), category: word('Υγρά φακών', 'Solutions') },
    ...{ slug: 'solutions', cents: [500, 2900], ...loose },
  },
  {
    ...{ type: 'accessory', noun: word('Θήκη', 'Case'), category: word('Αξεσουάρ', 'Accessories') },
    ...{ slug: 'accessories', cents: [400, 4900], ...loose },
  },
];

/** Names of models: places, winds, stars and people. */
export const models: readonly Word[] = [
  ...[word('Αμοργός', 'Amorgos'), word('Ανάφη', 'Anafi'), word('Αστυπάλαια', 'Astypalea'), word('Γαύδος', 'Gavdos')],
  ...[word('Δονούσα', 'Donousa'), word('Ίος', 'Ios'), word('Κάρπαθος', 'Karpathos'), word('Κίμωλος', 'Kimolos')],
  ...[word('Κύθηρα', 'Kythira'), word('Λέρος', 'Leros'), word('Μήλος', 'Milos'), word('Νάξος', 'Naxos')],
  ...[word('Πάρος', 'Paros'), word('Σέριφος', 'Serifos'), word('Σίφνος', 'Sifnos'), word('Σκύρος', 'Skyros')],
  ...[word('Τήνος', 'Tinos'), word('Ύδρα', 'Hydra'), word('Φολέγανδρος', 'Folegandros'), word('Χάλκη', 'Halki')],
  ...[word('Βορέας', 'Boreas'), word('Ζέφυρος', 'Zephyr'), word('Μαΐστρος', 'Maestro'), word('Λεβάντες', 'Levante')],
  ...[word('Πλειάδες', 'Pleiades'), word('Ωρίων', 'Orion'), word('Σείριος', 'Sirius'), word('Ανδρομέδα', 'Andromeda')],
  ...[word('Αριάδνη', 'Ariadne'), word('Δανάη', 'Danae'), word('Ελένη', 'Eleni'), word('Θησέας', 'Theseus')],
  ...[word('Ίκαρος', 'Icarus'), word('Καλυψώ', 'Calypso'), word('Ναυσικά', 'Nausicaa'), word('Πηνελόπη', 'Penelope')],
  ...[word('Εξάρχεια', 'Exarchia'), word('Θησείο', 'Thissio'), word('Κολωνάκι', 'Kolonaki'), word('Πλάκα', 'Plaka')],
];

/** Additions to the name of a model. */
export const styles: readonly Word[] = [
  ...[word('Κλασικό', 'Classic'), word('Αέρας', 'Air'), word('Ελαφρύ', 'Light'), word('Τολμηρό', 'Bold')],
  ...[word('Μικρό', 'Petite'), word('Νυχτερινό', 'Night'), word('Ταξιδιού', 'Travel'), word('Χειμερινό', 'Winter')],
  ...[
    word('Καλοκαιρινό', 'Summer'),
    word('Επετειακό', 'Anniversary'),
    word('Πολωτικό', 'Polarised'),
    word('Άνετο', 'Comfort'),
  ],
];

export const shapes: readonly Word[] = [
  ...[word('Στρογγυλό', 'Round'), word('Πάντο', 'Panto'), word('Τετράγωνο', 'Square'), word('Ορθογώνιο', 'Rectangle')],
  ...[word('Πιλότου', 'Aviator'), word('Πεταλούδα', 'Cat-eye'), word('Οβάλ', 'Oval'), word('Εξάγωνο', 'Hexagonal')],
];

export const colours: readonly Word[] = [
  ...[word('Μαύρο', 'Black'), word('Ταρταρούγα', 'Tortoise'), word('Μελί', 'Honey'), word('Διάφανο', 'Crystal')],
  ...[word('Λαδί', 'Olive'), word('Σκούρο μπλε', 'Navy'), word('Μπορντό', 'Burgundy'), word('Χρυσό', 'Gold')],
  ...[word('Ασημί', 'Silver'), word('Ροζ', 'Rose'), word('Γκρι', 'Grey'), word('Πράσινο', 'Green')],
];

export const materials: readonly Word[] = [
  ...[word('Ασετάτ', 'Acetate'), word('Ανοξείδωτο ατσάλι', 'Stainless steel'), word('Τιτάνιο', 'Titanium')],
  ...[word('Εύκαμπτο TR90', 'Flexible TR90'), word('Ξύλο', 'Wood'), word('Αλουμίνιο', 'Aluminium')],
];

/** Beginnings and ends of makers' names. */
export const makers = {
  first: ['Aiga', 'Bora', 'Dori', 'Elio', 'Kalli', 'Lumi', 'Mira', 'Nefe', 'Ophi', 'Thala'],
  last: ['nta', 'ris', 'mos', 'ssa', 'lux'],
} as const;

/** Sentences of descriptions and posts. */
export const sentences: readonly Word[] = [
  word('Ελαφρύς σκελετός με γερές αρθρώσεις για κάθε μέρα.', 'A light frame with sturdy hinges for every day.'),
  word('Φακοί με πλήρη προστασία από την υπεριώδη ακτινοβολία.', 'Lenses with full protection from ultraviolet light.'),
  word('Κάθεται άνετα σε στενά και σε φαρδιά πρόσωπα.', 'Sits comfortably on narrow and on broad faces.'),
  word('Έρχεται με θήκη και πανάκι καθαρισμού.', 'Comes with a case and a cleaning cloth.'),
  word('Δέχεται διορθωτικούς φακούς κάθε τύπου.', 'Takes prescription lenses of every kind.'),
  word('Σχεδιασμένο για το ελληνικό φως και τη θάλασσα.', 'Designed for Greek light and the sea.'),
];

/** Names of customers. */
export const people = {
  first: ['Μαρία', 'Γιώργος', 'Ελένη', 'Νίκος', 'Κατερίνα', 'Δημήτρης', 'Σοφία', 'Κώστας', 'Άννα', 'Γιάννης'],
  last: ['Παπαδοπούλου', 'Νικολάου', 'Γεωργίου', 'Ιωάννου', 'Οικονόμου', 'Βασιλείου', 'Αντωνίου', 'Μακρή'],
} as const;
