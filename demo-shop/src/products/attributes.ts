import type { Accent, EyewearMaterial, EyewearShape, FrameColor } from '../image-spec.ts';
import type { TranslatedText } from '../shop-data.ts';
import { both } from '../texts.ts';

/** Names of the shapes that the drawing program draws, so that a product's texts and images agree. */
export const shapeNames: Readonly<Record<EyewearShape, TranslatedText>> = {
  round: both('Στρογγυλό', 'Round'),
  panto: both('Πάντο', 'Panto'),
  square: both('Τετράγωνο', 'Square'),
  rectangle: both('Ορθογώνιο', 'Rectangle'),
  wayfarer: both('Τραπέζιο', 'Trapeze'),
  aviator: both('Πιλότου', 'Aviator'),
  'cat-eye': both('Πεταλούδα', 'Cat-eye'),
  oval: both('Οβάλ', 'Oval'),
  hexagonal: both('Εξάγωνο', 'Hexagonal'),
  browline: both('Τονισμένο φρύδι', 'Browline'),
  rimless: both('Γκριφ (χωρίς στεφάνι)', 'Rimless'),
  oversized: both('Μεγάλο (oversized)', 'Oversized'),
  shield: both('Μάσκα', 'Shield'),
  wrap: both('Κυρτό', 'Wraparound'),
  'kids-round': both('Στρογγυλό', 'Round'),
};

/** Names of the frame colours. */
export const colourNames: Readonly<Record<FrameColor, TranslatedText>> = {
  black: both('Μαύρο', 'Black'),
  tortoise: both('Ταρταρούγα', 'Tortoise'),
  honey: both('Μελί', 'Honey'),
  crystal: both('Διάφανο', 'Crystal'),
  smoke: both('Διάφανο γκρι', 'Smoke'),
  olive: both('Λαδί', 'Olive'),
  navy: both('Σκούρο μπλε', 'Navy'),
  burgundy: both('Μπορντό', 'Burgundy'),
  blush: both('Πούδρα', 'Blush'),
  sage: both('Φασκόμηλο', 'Sage'),
  champagne: both('Σαμπανί', 'Champagne'),
  ivory: both('Ιβουάρ', 'Ivory'),
  cobalt: both('Μπλε κοβαλτίου', 'Cobalt'),
  coral: both('Κοραλλί', 'Coral'),
  mint: both('Μέντα', 'Mint'),
  lilac: both('Λιλά', 'Lilac'),
  gold: both('Χρυσό', 'Gold'),
  'rose-gold': both('Ροζ χρυσό', 'Rose gold'),
  silver: both('Ασημί', 'Silver'),
  gunmetal: both('Γκρι ατσάλι', 'Gunmetal'),
  bronze: both('Μπρονζέ', 'Bronze'),
};

/** Names of the frame materials. A row may give a more exact one. */
export const materialNames: Readonly<Record<EyewearMaterial, TranslatedText>> = {
  acetate: both('Ασετάτ', 'Acetate'),
  metal: both('Ανοξείδωτο ατσάλι', 'Stainless steel'),
  titanium: both('Τιτάνιο', 'Titanium'),
  rimless: both('Τιτάνιο', 'Titanium'),
  rubber: both('Εύκαμπτο TR90', 'Flexible TR90'),
};

/** Names of the accent colours of packages and accessories. */
export const accentNames: Readonly<Record<Accent, TranslatedText>> = {
  ink: both('Μελανί', 'Ink'),
  teal: both('Πετρόλ', 'Teal'),
  forest: both('Κυπαρισσί', 'Forest green'),
  clay: both('Κεραμιδί', 'Clay'),
  ochre: both('Ώχρα', 'Ochre'),
  rose: both('Ροζ', 'Rose'),
  plum: both('Δαμασκηνί', 'Plum'),
  azure: both('Γαλάζιο', 'Azure'),
  cream: both('Κρεμ', 'Cream'),
  graphite: both('Γραφίτης', 'Graphite'),
};
