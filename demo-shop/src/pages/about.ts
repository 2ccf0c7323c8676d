import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { button, columns, image, inBothLanguages, section, text } from './widgets.ts';

export const about: ShopPage = {
  slug: 'about',
  title: both('Ένα οπτικό κατάστημα που δεν βιάζεται', 'An optician in no hurry'),
  menu_title: both('Σχετικά', 'About'),
  meta_description: both(
    'Η Fakos είναι ανεξάρτητο οπτικό κατάστημα στη Σκουφά, στο Κολωνάκι, με δικό του εργαστήριο και ανθρώπους που ακούν.',
    'Fakos is an independent optician in Skoufa Street, Athens, with its own workshop and people who listen.',
  ),
  show_in_menu: false,
  menu_order: 5,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('intro', [
      text(
        translate(
          '<p>Στη Fakos πιστεύουμε ότι τα γυαλιά είναι το μόνο ιατρικό βοήθημα που φοράμε στη μέση του προσώπου μας. Αξίζει λοιπόν να βλέπουμε καλά μέσα από αυτά και να μας αρέσει αυτό που βλέπουν οι άλλοι.</p>',
          '<p>At Fakos we believe that glasses are the only medical aid we wear in the middle of our faces. So it is worth seeing well through them, and liking what others see.</p>',
        ),
        { fontSize: '1.25rem' },
      ),
      image('about-front', translate('Η πρόσοψη του καταστήματος στη Σκουφά', 'The shop front in Skoufa Street')),
    ]),
    section('story', [
      columns(
        'story',
        [
          text(
            translate(
              '<h2>Πώς ξεκινήσαμε</h2><p>Ανοίξαμε με έναν πάγκο, δύο καρέκλες και την ιδέα ότι ένας έλεγχος όρασης δεν μπορεί να κρατά πέντε λεπτά. Η ιδέα έμεινε. Οι καρέκλες έγιναν περισσότερες.</p><p>Είμαστε ανεξάρτητοι, δηλαδή κανείς δεν μας λέει ποιον σκελετό να σας προτείνουμε. Διαλέγουμε μικρούς κατασκευαστές που ξέρουμε με το όνομά τους, πιάνουμε κάθε σκελετό στα χέρια πριν μπει στο ράφι, και κρατάμε μόνο όσους θα φορούσαμε κι εμείς.</p>',
              '<h2>How we began</h2><p>We opened with one bench, two chairs and the idea that an eye exam cannot take five minutes. The idea stayed. There are more chairs now.</p><p>We are independent, which means nobody tells us which frame to recommend. We choose small makers whom we know by name, hold every frame in our hands before it goes on the shelf, and keep only those we would wear ourselves.</p>',
            ),
          ),
        ],
        [
          image(
            'about-interior',
            translate(
              'Ξύλινα ράφια με σκελετούς στο εσωτερικό του καταστήματος',
              'Wooden shelves with frames inside the shop',
            ),
          ),
        ],
      ),
    ]),
    section(
      'workshop',
      [
        columns(
          'workshop',
          [image('about-workshop', translate('Εργαλεία στον πάγκο του εργαστηρίου', 'Tools on the workshop bench'))],
          [
            text(
              translate(
                '<h2>Το εργαστήριο είναι πίσω από την κουρτίνα</h2><p>Οι φακοί κόβονται εδώ, από τον άνθρωπο που σας πήρε τις μετρήσεις. Αν κάτι δεν κάθεται όπως πρέπει, δεν ταξιδεύει πουθενά: το φτιάχνουμε μπροστά σας. Οι περισσότερες συνταγές είναι έτοιμες σε δύο με τρεις εργάσιμες ημέρες.</p><ul><li>Ρύθμιση και καθαρισμός δωρεάν, για πάντα</li><li>Επισκευές με τιμή που ξέρετε από πριν</li><li>Τα παλιά σας γυαλιά τα μαζεύουμε και τα δίνουμε σε ανθρώπους που τα χρειάζονται</li></ul>',
                '<h2>The workshop is behind the curtain</h2><p>Lenses are cut here, by the person who took your measurements. If something does not sit right, it does not travel anywhere: we put it right in front of you. Most prescriptions are ready in two to three working days.</p><ul><li>Adjustment and cleaning free, for good</li><li>Repairs at a price you know beforehand</li><li>We collect your old glasses and give them to people who need them</li></ul>',
              ),
            ),
          ],
        ),
      ],
      '#f0e9df',
    ),
    section('people', [
      text(
        translate(
          '<h2>Οι άνθρωποι</h2><p><strong>Νίκος Αρβανίτης</strong>, οπτικός οπτομέτρης. Κάνει τους ελέγχους όρασης και δεν έχει κοιτάξει ποτέ το ρολόι του μπροστά σε πελάτη.</p><p><strong>Ελένη Μάρκου</strong>, οπτικός. Βρίσκει τον σκελετό που σας πάει πριν τελειώσετε τη φράση «δεν ξέρω τι θέλω».</p><p><strong>Δήμητρα Σάββα</strong>, οπτικός. Φακοί επαφής, παιδιά και ένα αρκουδάκι που το ξέρει όλη η γειτονιά.</p><p><strong>Πέτρος Κανάκης</strong>, τεχνίτης. Ό,τι σπάει περνά από τα χέρια του, και συνήθως γυρίζει πίσω.</p>',
          '<h2>The people</h2><p><strong>Nikos Arvanitis</strong>, optometrist. He does the eye exams and has never looked at his watch in front of a customer.</p><p><strong>Eleni Markou</strong>, optician. She finds the frame that suits you before you finish saying “I don’t know what I want”.</p><p><strong>Dimitra Savva</strong>, optician. Contact lenses, children and a teddy bear known to the whole neighbourhood.</p><p><strong>Petros Kanakis</strong>, craftsman. Whatever breaks passes through his hands, and usually comes back.</p>',
        ),
      ),
      button(translate('Ελάτε να γνωριστούμε', 'Come and meet us'), '/contact'),
    ]),
  ]),
};
