import { fourColumnsWidget, threeColumnsWidget } from '@fakos/contracts/widgets';
import { backgrounds, button, heading, headline, imagePlace, introduction, panel, text, twoColumns } from '../parts.ts';
import { both, type SectionTemplate, widget } from '../template.ts';

export const hero: SectionTemplate = {
  id: 'hero',
  name: both('Αρχή σελίδας', 'Hero'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      twoColumns(
        [
          headline(
            both(
              '<h2>Γυαλιά που ταιριάζουν στα μάτια και στη ζωή σας</h2>',
              '<h2>Glasses that suit your eyes and your life</h2>',
            ),
          ),
          introduction(
            both(
              '<p>Μετράμε με ακρίβεια, εξηγούμε απλά και διαλέγουμε μαζί τον σκελετό και τους φακούς που χρειάζεστε.</p>',
              '<p>We measure precisely, explain plainly and choose with you the frame and the lenses that you need.</p>',
            ),
          ),
          button(both('Κλείστε ραντεβού', 'Book an appointment'), '/services'),
        ],
        [
          imagePlace(both('Ο χώρος του καταστήματος', 'Inside the shop')),
          panel(
            both(
              '<h3>Στο κατάστημα</h3><ul><li>Έλεγχος όρασης με ραντεβού</li><li>Εφαρμογή φακών επαφής</li><li>Ρύθμιση και μικρές επισκευές, χωρίς αναμονή</li></ul><p><a href="/contact">Ωράριο και διεύθυνση</a></p>',
              '<h3>At the shop</h3><ul><li>Eye exams by appointment</li><li>Contact lens fitting</li><li>Adjustments and small repairs while you wait</li></ul><p><a href="/contact">Opening hours and address</a></p>',
            ),
            backgrounds.paper,
          ),
        ],
      ),
    ],
  },
};

export const story: SectionTemplate = {
  id: 'story',
  name: both('Η ιστορία μας', 'Our story'),
  section: {
    widgets: [
      twoColumns(
        [
          heading(both('<h2>Ένα οπτικό κατάστημα της γειτονιάς</h2>', '<h2>An optician of the neighbourhood</h2>')),
          imagePlace(both('Η πρόσοψη του καταστήματος', 'The front of the shop')),
        ],
        [
          text(
            both(
              '<p>Ασχολούμαστε με την όραση κάθε μέρα, με τον ίδιο τρόπο: ακούμε πρώτα τι σας δυσκολεύει, μετράμε προσεκτικά και προτείνουμε μόνο όσα χρειάζονται.</p><p>Οι φακοί κόβονται και εφαρμόζουν στον σκελετό με τις δικές σας μετρήσεις. Όταν κάτι δεν κάθεται σωστά, το διορθώνουμε μπροστά σας.</p><p>Μετά την αγορά μένουμε δίπλα σας: ρύθμιση, καθαρισμός και συμβουλές για όσο φοράτε τα γυαλιά σας.</p>',
              '<p>We care for eyesight every day in the same way: we first listen to what troubles you, measure carefully and suggest only what is needed.</p><p>Lenses are cut and fitted to the frame with your own measurements. When something does not sit right, we put it right in front of you.</p><p>After the purchase we stay with you: adjustments, cleaning and advice for as long as you wear your glasses.</p>',
            ),
          ),
        ],
        '1-1',
        'top',
      ),
    ],
  },
};

export const steps: SectionTemplate = {
  id: 'steps',
  name: both('Βήματα, από τη συνταγή στα γυαλιά', 'Steps, from the prescription to the glasses'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      heading(both('<h2>Από τη συνταγή στα γυαλιά σας</h2>', '<h2>From the prescription to your glasses</h2>')),
      widget(fourColumnsWidget, {
        gap: '2rem',
        verticalAlign: 'top',
        column1: [
          text(
            both(
              '<h3>1. Μετράμε</h3><p>Έλεγχος όρασης, ή η συνταγή του οφθαλμιάτρου σας.</p>',
              '<h3>1. We measure</h3><p>An eye exam, or the prescription of your eye doctor.</p>',
            ),
          ),
        ],
        column2: [
          text(
            both(
              '<h3>2. Διαλέγουμε</h3><p>Σκελετό που σας πάει και φακούς για όσα κάνετε κάθε μέρα.</p>',
              '<h3>2. We choose</h3><p>A frame that suits you and lenses for what you do every day.</p>',
            ),
          ),
        ],
        column3: [
          text(
            both(
              '<h3>3. Φτιάχνουμε</h3><p>Οι φακοί κόβονται με τις μετρήσεις σας και ελέγχονται ένας ένας.</p>',
              '<h3>3. We make</h3><p>Lenses are cut with your measurements and checked one by one.</p>',
            ),
          ),
        ],
        column4: [
          text(
            both(
              '<h3>4. Ρυθμίζουμε</h3><p>Στην παραλαβή και όποτε χρειαστεί, χωρίς ραντεβού.</p>',
              '<h3>4. We adjust</h3><p>When you collect them and whenever needed, without an appointment.</p>',
            ),
          ),
        ],
      }),
    ],
  },
};

export const promises: SectionTemplate = {
  id: 'promises',
  name: both('Οι υποσχέσεις μας', 'Our promises'),
  section: {
    widgets: [
      heading(both('<h2>Τι σας υποσχόμαστε</h2>', '<h2>What we promise you</h2>')),
      widget(threeColumnsWidget, {
        gap: '1rem',
        leftColumn: [
          panel(
            both(
              '<blockquote><p>Δεν φεύγετε ποτέ με γυαλιά για τα οποία δεν είστε σίγουροι.</p></blockquote><p>Για την επιλογή του σκελετού</p>',
              '<blockquote><p>You never leave with glasses that you are not sure of.</p></blockquote><p>When you choose a frame</p>',
            ),
          ),
        ],
        centerColumn: [
          panel(
            both(
              '<blockquote><p>Γνωρίζετε την τελική τιμή πριν από την παραγγελία σας.</p></blockquote><p>Για το κόστος</p>',
              '<blockquote><p>You know the final price before you place your order.</p></blockquote><p>When it comes to cost</p>',
            ),
          ),
        ],
        rightColumn: [
          panel(
            both(
              '<blockquote><p>Αν οι νέοι φακοί δεν σας βολέψουν, τους ξαναφτιάχνουμε.</p></blockquote><p>Για τους φακούς</p>',
              '<blockquote><p>If you do not see comfortably with new lenses, we make them again.</p></blockquote><p>When you wear your lenses</p>',
            ),
          ),
        ],
      }),
    ],
  },
};

export const team: SectionTemplate = {
  id: 'team',
  name: both('Η ομάδα μας', 'Our team'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      heading(
        both(
          '<h2>Οι άνθρωποι του καταστήματος</h2><p>Τρεις ειδικότητες, κάτω από την ίδια στέγη.</p>',
          '<h2>The people of the shop</h2><p>Three specialities under one roof.</p>',
        ),
      ),
      widget(threeColumnsWidget, {
        gap: '2rem',
        leftColumn: [
          imagePlace(both('Έλεγχος όρασης', 'An eye exam')),
          text(
            both(
              '<h3>Έλεγχος όρασης</h3><p>Οπτομέτρες που εξηγούν κάθε μέτρηση και τι σημαίνει για εσάς.</p>',
              '<h3>Eye exams</h3><p>Optometrists who explain every measurement and what it means for you.</p>',
            ),
          ),
        ],
        centerColumn: [
          imagePlace(both('Επιλογή σκελετού', 'Choosing a frame')),
          text(
            both(
              '<h3>Σκελετοί και φακοί</h3><p>Οπτικοί που ξέρουν να προτείνουν, και να λένε όχι όταν κάτι δεν σας πάει.</p>',
              '<h3>Frames and lenses</h3><p>Opticians who know how to advise, and to say no when something does not suit you.</p>',
            ),
          ),
        ],
        rightColumn: [
          imagePlace(both('Ο πάγκος του εργαστηρίου', 'The workshop bench')),
          text(
            both(
              '<h3>Εργαστήριο</h3><p>Τεχνίτες για την κοπή των φακών, τη συναρμολόγηση και τις επισκευές.</p>',
              '<h3>Workshop</h3><p>Technicians who cut lenses, assemble glasses and repair them.</p>',
            ),
          ),
        ],
      }),
    ],
  },
};
