import { accordionWidget, tabsWidget, threeColumnsWidget } from '@fakos/contracts/widgets';
import { backgrounds, button, heading, panel, text, twoColumns } from '../parts.ts';
import { both, type SectionTemplate, widget } from '../template.ts';

export const eyeExam: SectionTemplate = {
  id: 'eye-exam',
  name: both('Πρόσκληση για έλεγχο όρασης', 'Invitation to an eye exam'),
  section: {
    background_color: backgrounds.dark,
    widgets: [
      twoColumns(
        [
          heading(
            both(
              '<h2>Πότε ελέγξατε τελευταία φορά την όρασή σας;</h2><p>Ένας έλεγχος κάθε ένα με δύο χρόνια αρκεί για να βλέπετε ξεκούραστα και να προλάβετε ό,τι αλλάζει αργά.</p>',
              '<h2>When did you last have your eyes checked?</h2><p>One exam every one to two years is enough to see comfortably and to notice early what changes slowly.</p>',
            ),
          ),
          button(both('Κλείστε ραντεβού', 'Book an appointment'), '/services', 'outline'),
        ],
        [
          panel(
            both(
              '<h3>Τι περιλαμβάνει</h3><ul><li>Συζήτηση για την εργασία και τις συνήθειές σας</li><li>Μέτρηση της όρασης, μακριά και κοντά</li><li>Έλεγχος των γυαλιών που φοράτε</li><li>Γραπτό αποτέλεσμα που παίρνετε μαζί σας</li></ul>',
              '<h3>What it includes</h3><ul><li>A talk about your work and your habits</li><li>Measuring your sight, far and near</li><li>A check of the glasses you wear</li><li>A written result to take with you</li></ul>',
            ),
            backgrounds.paper,
          ),
        ],
      ),
    ],
  },
};

export const lensGuide: SectionTemplate = {
  id: 'lens-guide',
  name: both('Οδηγός φακών', 'Lens guide'),
  section: {
    widgets: [
      heading(
        both(
          '<h2>Ποιοι φακοί είναι για εσάς;</h2><p>Εξαρτάται από το πού κοιτάζετε περισσότερο. Διαλέξτε το για να δείτε τι προτείνουμε.</p>',
          '<h2>Which lenses are for you?</h2><p>It depends on where you look most. Choose it to see what we suggest.</p>',
        ),
      ),
      widget(tabsWidget, {
        tabs: [
          {
            title: both('Μακριά ή κοντά', 'Far or near'),
            icon: 'glasses',
            content: both(
              '<h3>Μονοεστιακοί φακοί</h3><p>Μία διόρθωση σε όλη την επιφάνεια: για μυωπία, υπερμετρωπία ή αστιγματισμό, ή μόνο για διάβασμα.</p><ul><li>Γρήγορη προσαρμογή</li><li>Λεπτότεροι φακοί για μεγάλους βαθμούς</li></ul>',
              '<h3>Single-vision lenses</h3><p>One correction over the whole surface: for short sight, long sight or astigmatism, or for reading only.</p><ul><li>Quick to get used to</li><li>Thinner lenses for strong powers</li></ul>',
            ),
          },
          {
            title: both('Παντού', 'Everywhere'),
            icon: 'eye',
            content: both(
              '<h3>Πολυεστιακοί φακοί</h3><p>Μακριά, ενδιάμεσα και κοντά με ένα ζευγάρι, χωρίς γραμμή στον φακό.</p><ul><li>Για όσους έχουν πρεσβυωπία</li><li>Χρειάζονται ακριβείς μετρήσεις και λίγες ημέρες προσαρμογής</li></ul>',
              '<h3>Progressive lenses</h3><p>Far, intermediate and near with one pair, without a line in the lens.</p><ul><li>For people with presbyopia</li><li>They take precise measurements and a few days to get used to</li></ul>',
            ),
          },
          {
            title: both('Στην οθόνη', 'At a screen'),
            icon: 'clock',
            content: both(
              '<h3>Φακοί γραφείου</h3><p>Άνετη όραση από το πληκτρολόγιο ως την άλλη άκρη του δωματίου, για όσους δουλεύουν ώρες μπροστά σε οθόνη.</p><ul><li>Ξεκούραστος αυχένας και μάτια</li><li>Δεν είναι για οδήγηση</li></ul>',
              '<h3>Office lenses</h3><p>Comfortable sight from the keyboard to the other end of the room, for people who work at a screen for hours.</p><ul><li>Relaxed neck and eyes</li><li>Not for driving</li></ul>',
            ),
          },
          {
            title: both('Στον ήλιο', 'In the sun'),
            icon: 'tag',
            content: both(
              '<h3>Φωτοχρωμικοί και πολωτικοί φακοί</h3><p>Οι φωτοχρωμικοί σκουραίνουν στο φως της ημέρας. Οι πολωτικοί κόβουν τις αντανακλάσεις στη θάλασσα και στον δρόμο.</p><ul><li>Προστασία UV 100%</li><li>Και με τη δική σας συνταγή</li></ul>',
              '<h3>Photochromic and polarised lenses</h3><p>Photochromic lenses darken in daylight. Polarised ones remove reflections from water and roads.</p><ul><li>Full UV protection</li><li>With your own prescription too</li></ul>',
            ),
          },
        ],
      }),
    ],
  },
};

export const faq: SectionTemplate = {
  id: 'faq',
  name: both('Συχνές ερωτήσεις', 'Frequent questions'),
  section: {
    widgets: [
      twoColumns(
        [
          heading(
            both(
              '<h2>Συχνές ερωτήσεις</h2><p>Δεν βρίσκετε αυτό που ψάχνετε; <a href="/contact">Ρωτήστε μας</a>.</p>',
              '<h2>Frequent questions</h2><p>Is yours not among them? <a href="/contact">Ask us</a>.</p>',
            ),
          ),
        ],
        [
          widget(accordionWidget, {
            items: [
              {
                title: both('Χρειάζομαι ραντεβού;', 'Do I need an appointment?'),
                content: both(
                  '<p>Για έλεγχο όρασης και εφαρμογή φακών επαφής, ναι, ώστε να έχουμε όλο τον χρόνο για εσάς. Για επιλογή σκελετού, ρύθμιση ή επισκευή περνάτε όποτε σας βολεύει.</p>',
                  '<p>For an eye exam and a contact lens fitting, yes, so that all our time is yours. To choose a frame, or for an adjustment or a repair, come whenever it suits you.</p>',
                ),
                isOpen: true,
              },
              {
                title: both('Σε πόσες ημέρες είναι έτοιμα τα γυαλιά;', 'How long do glasses take?'),
                content: both(
                  '<p>Οι περισσότερες συνταγές χρειάζονται λίγες εργάσιμες ημέρες. Σας ειδοποιούμε μόλις είναι έτοιμα.</p>',
                  '<p>Most prescriptions take a few working days. We let you know as soon as they are ready.</p>',
                ),
              },
              {
                title: both('Μπορώ να φέρω δική μου συνταγή;', 'Can I bring my own prescription?'),
                content: both(
                  '<p>Βέβαια. Φέρτε τη μαζί σας, ή στείλτε μας φωτογραφία της από τη σελίδα επικοινωνίας.</p>',
                  '<p>Of course. Bring it with you, or write to us on the contact page.</p>',
                ),
              },
              {
                title: both('Βάζετε φακούς σε σκελετό που έχω ήδη;', 'Do you fit lenses into a frame that I own?'),
                content: both(
                  '<p>Ναι, αν ο σκελετός είναι σε καλή κατάσταση. Τον ελέγχουμε πρώτα και σας λέμε αν αξίζει.</p>',
                  '<p>Yes, if the frame is in good condition. We check it first and tell you whether it is worth it.</p>',
                ),
              },
              {
                title: both('Τι γίνεται αν δεν συνηθίσω τους φακούς;', 'What if I do not get used to the lenses?'),
                content: both(
                  '<p>Περάστε από το κατάστημα. Ελέγχουμε τις μετρήσεις και την εφαρμογή, και βρίσκουμε τη λύση μαζί.</p>',
                  '<p>Come by the shop. We check the measurements and the fit, and find the solution together.</p>',
                ),
              },
            ],
          }),
        ],
        '1-2',
        'top',
      ),
    ],
  },
};

export const contactLensReminder: SectionTemplate = {
  id: 'contact-lens-reminder',
  name: both('Υπενθύμιση για φακούς επαφής', 'Contact lens reminder'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      twoColumns(
        [
          heading(
            both(
              '<h2>Τελειώνουν οι φακοί επαφής σας;</h2><p>Παραγγείλτε τους ίδιους πριν ανοίξετε το τελευταίο κουτί. Αν πέρασε χρόνος από τον τελευταίο έλεγχο, κλείστε πρώτα ένα ραντεβού.</p>',
              '<h2>Running out of contact lenses?</h2><p>Order the same ones before you open the last box. If a year has passed since your last check, book an appointment first.</p>',
            ),
          ),
          button(both('Παραγγελία φακών', 'Order lenses'), '/shop'),
        ],
        [
          panel(
            both(
              '<h3>Πότε αλλάζουν</h3><table><tbody><tr><th scope="row">Ημερήσιοι</th><td>κάθε ημέρα</td></tr><tr><th scope="row">Δεκαπενθήμεροι</th><td>κάθε 14 ημέρες</td></tr><tr><th scope="row">Μηνιαίοι</th><td>κάθε 30 ημέρες</td></tr><tr><th scope="row">Θήκη φακών</th><td>κάθε 3 μήνες</td></tr></tbody></table>',
              '<h3>When to replace them</h3><table><tbody><tr><th scope="row">Daily lenses</th><td>every day</td></tr><tr><th scope="row">Two-week lenses</th><td>every 14 days</td></tr><tr><th scope="row">Monthly lenses</th><td>every 30 days</td></tr><tr><th scope="row">Lens case</th><td>every 3 months</td></tr></tbody></table>',
            ),
            backgrounds.paper,
          ),
        ],
      ),
    ],
  },
};

export const services: SectionTemplate = {
  id: 'services',
  name: both('Οι υπηρεσίες μας', 'Our services'),
  section: {
    widgets: [
      heading(both('<h2>Τι μπορούμε να κάνουμε για εσάς</h2>', '<h2>What we can do for you</h2>')),
      widget(threeColumnsWidget, {
        gap: '3rem',
        leftColumn: [
          text(
            both(
              '<h3>Έλεγχος όρασης</h3><p>Για ενήλικες και παιδιά, με χρόνο για τις ερωτήσεις σας.</p><p><a href="/services">Κλείστε ραντεβού</a></p>',
              '<h3>Eye exams</h3><p>For adults and children, with time for your questions.</p><p><a href="/services">Book an appointment</a></p>',
            ),
          ),
        ],
        centerColumn: [
          text(
            both(
              '<h3>Φακοί επαφής</h3><p>Εφαρμογή, δοκιμή και εκπαίδευση, μέχρι να τους βάζετε μόνοι σας.</p><p><a href="/services">Δείτε πώς γίνεται</a></p>',
              '<h3>Contact lenses</h3><p>Fitting, trial and training, until you can put them in yourself.</p><p><a href="/services">See how it works</a></p>',
            ),
          ),
        ],
        rightColumn: [
          text(
            both(
              '<h3>Ρύθμιση και επισκευή</h3><p>Βίδες, μύτες, βραχίονες και κολλήσεις, όπου γίνεται αμέσως.</p><p><a href="/contact">Περάστε από το κατάστημα</a></p>',
              '<h3>Adjustments and repairs</h3><p>Screws, nose pads, arms and joints, at once where possible.</p><p><a href="/contact">Come by the shop</a></p>',
            ),
          ),
        ],
      }),
    ],
  },
};
