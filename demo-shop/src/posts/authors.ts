import { both } from '../texts.ts';

/** The people of the shop who write its posts. */
export const authors = {
  arvanitis: both('Νίκος Αρβανίτης', 'Nikos Arvanitis'),
  kanakis: both('Πέτρος Κανάκης', 'Petros Kanakis'),
  markou: both('Ελένη Μάρκου', 'Eleni Markou'),
  savva: both('Δήμητρα Σάββα', 'Dimitra Savva'),
};
