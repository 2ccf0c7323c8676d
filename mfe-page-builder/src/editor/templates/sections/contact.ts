import { contactFormWidget } from '@fakos/contracts/widgets';
import { backgrounds, button, heading, imagePlace, panel, text, twoColumns } from '../parts.ts';
import { both, type SectionTemplate, widget } from '../template.ts';

export const visit: SectionTemplate = {
  id: 'visit',
  name: both('Ωράριο και χάρτης', 'Opening hours and map'),
  section: {
    widgets: [
      twoColumns(
        [
          heading(both('<h2>Ελάτε να τα πούμε</h2>', '<h2>Come and see us</h2>')),
          text(
            both(
              '<table><caption>Ωράριο</caption><tbody><tr><th scope="row">Δευτέρα, Τετάρτη</th><td>09:30&nbsp;–&nbsp;15:00</td></tr><tr><th scope="row">Τρίτη, Πέμπτη, Παρασκευή</th><td>09:30&nbsp;–&nbsp;20:30</td></tr><tr><th scope="row">Σάββατο</th><td>09:30&nbsp;–&nbsp;15:00</td></tr><tr><th scope="row">Κυριακή</th><td>κλειστά</td></tr></tbody></table>',
              '<table><caption>Opening hours</caption><tbody><tr><th scope="row">Monday, Wednesday</th><td>09:30&nbsp;–&nbsp;15:00</td></tr><tr><th scope="row">Tuesday, Thursday, Friday</th><td>09:30&nbsp;–&nbsp;20:30</td></tr><tr><th scope="row">Saturday</th><td>09:30&nbsp;–&nbsp;15:00</td></tr><tr><th scope="row">Sunday</th><td>closed</td></tr></tbody></table>',
            ),
          ),
        ],
        [
          imagePlace(both('Ο δρόμος του καταστήματος', 'The street of the shop')),
          panel(
            both(
              '<h3>Πώς θα έρθετε</h3><p><strong>Με τα πόδια ή με λεωφορείο.</strong> Η στάση είναι λίγα βήματα από την πόρτα μας.</p><p><strong>Με αυτοκίνητο.</strong> Υπάρχουν θέσεις στάθμευσης στους γύρω δρόμους.</p><p><strong>Με αμαξίδιο ή καρότσι.</strong> Η είσοδος είναι προσβάσιμη. Πάρτε μας τηλέφωνο αν θέλετε βοήθεια.</p>',
              '<h3>How to get here</h3><p><strong>On foot or by bus.</strong> The stop is a few steps from our door.</p><p><strong>By car.</strong> There is parking in the streets around.</p><p><strong>With a wheelchair or a pram.</strong> The entrance is accessible. Call us if you would like help.</p>',
            ),
          ),
          button(both('Χάρτης και διεύθυνση', 'Map and address'), '/contact', 'outline'),
        ],
        '1-1',
        'top',
      ),
    ],
  },
};

export const contactForm: SectionTemplate = {
  id: 'contact-form',
  name: both('Φόρμα επικοινωνίας', 'Contact form'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      twoColumns(
        [
          heading(
            both(
              '<h2>Σε τι μπορούμε να βοηθήσουμε;</h2><p>Πείτε μας τι χρειάζεστε και πότε σας βολεύει. Απαντάμε την ίδια ή την επόμενη εργάσιμη ημέρα.</p>',
              '<h2>How can we help?</h2><p>Tell us what you need and when it suits you. We reply on the same or the next working day.</p>',
            ),
          ),
          text(
            both(
              '<ul><li>Για ραντεβού, γράψτε δύο ώρες που σας βολεύουν.</li><li>Για παραγγελία, γράψτε τον αριθμό της.</li></ul>',
              '<ul><li>For an appointment, name two times that suit you.</li><li>About an order, name its number.</li></ul>',
            ),
          ),
        ],
        [
          widget(contactFormWidget, {
            showSubject: false,
            requireName: true,
            buttonText: both('Αποστολή', 'Send'),
            successMessage: both(
              'Το μήνυμά σας στάλθηκε. Θα σας απαντήσουμε σύντομα.',
              'Your message was sent. We will reply soon.',
            ),
          }),
        ],
        '1-1',
        'top',
      ),
    ],
  },
};

export const news: SectionTemplate = {
  id: 'news',
  name: both('Πρόσκληση για λογαριασμό και νέα', 'Invitation to an account and news'),
  section: {
    background_color: backgrounds.dark,
    widgets: [
      heading(
        both(
          '<h2>Μάθετε πρώτοι τα νέα μας</h2><p>Με έναν λογαριασμό βλέπετε τις παραγγελίες σας, φυλάτε τις συνταγές σας και μαθαίνετε για νέες συλλογές και προσφορές.</p>',
          '<h2>Be the first to hear our news</h2><p>With an account you see your orders, store your prescriptions and hear of new collections and offers.</p>',
        ),
      ),
      button(both('Δημιουργία λογαριασμού', 'Create an account'), '/register', 'outline'),
    ],
  },
};
