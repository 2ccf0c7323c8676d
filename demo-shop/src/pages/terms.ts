import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { button, image, inBothLanguages, section, text } from './widgets.ts';

export const terms: ShopPage = {
  slug: 'terms',
  title: both('Όροι χρήσης και αγορών', 'Terms of use and sale'),
  menu_title: both('Όροι', 'Terms'),
  meta_description: both(
    'Τιμές, πληρωμή, παράδοση, υπαναχώρηση 14 ημερών, νόμιμη εγγύηση και επίλυση διαφορών στο ηλεκτρονικό κατάστημα Fakos.',
    'Prices, payment, delivery, 14-day withdrawal, legal guarantee and disputes in the Fakos online shop.',
  ),
  show_in_menu: false,
  menu_order: 91,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('intro', [
      text(
        translate(
          '<p>Οι όροι αυτοί ισχύουν για κάθε αγορά από το ηλεκτρονικό κατάστημα Fakos. Τους γράψαμε για να διαβάζονται.</p>',
          '<p>These terms apply to every purchase from the Fakos online shop. We wrote them to be read.</p>',
        ),
        { fontSize: '1.125rem' },
      ),
      image('terms-shelf', translate('Σκελετοί σε ράφι', 'Frames on a shelf')),
    ]),
    section('orders', [
      text(
        translate(
          `<h2>1. Ο πωλητής</h2><p>Fakos, οπτικό κατάστημα, Σκουφά 41, 106 73 Αθήνα, τηλέφωνο 210 000 0000, e-mail <a href="mailto:hello@fakos.example">hello@fakos.example</a>.</p>
<h2>2. Προϊόντα και τιμές</h2><p>Οι τιμές είναι σε ευρώ και περιλαμβάνουν ΦΠΑ. Τα έξοδα αποστολής και τυχόν επιβάρυνση του τρόπου πληρωμής εμφανίζονται χωριστά, πριν από την υποβολή. Κάθε έκπτωση υπολογίζεται με βάση τη χαμηλότερη τιμή των τελευταίων 30 ημερών. Τα χρώματα στην οθόνη μπορεί να διαφέρουν ελαφρά από την πραγματικότητα.</p>
<h2>3. Πώς γίνεται η σύμβαση</h2><p>Προσθέτετε προϊόντα στο καλάθι, ελέγχετε και διορθώνετε τα στοιχεία σας και πατάτε «Παραγγελία με υποχρέωση πληρωμής». Σας στέλνουμε αμέσως επιβεβαίωση λήψης. Η σύμβαση ολοκληρώνεται όταν επιβεβαιώσουμε ότι αναλαμβάνουμε την παραγγελία. Αν υπάρχει προφανές λάθος στην τιμή ή έλλειψη, σας ενημερώνουμε και επιστρέφουμε ό,τι έχετε πληρώσει.</p>
<h2>4. Πληρωμή</h2><p>Αντικαταβολή, τραπεζική κατάθεση ή πληρωμή στο κατάστημα. Σε τραπεζική κατάθεση κρατάμε τα προϊόντα για 72 ώρες.</p>
<h2>5. Παράδοση</h2><p>Με κούριερ σε όλη την Ελλάδα: 5,99 €, δωρεάν από 50 €. Η παραλαβή από το κατάστημα είναι δωρεάν. Παραδίδουμε το αργότερο μέσα σε 30 ημέρες, και συνήθως πολύ νωρίτερα. Ο κίνδυνος περνά σε εσάς όταν παραλάβετε το δέμα.</p>`,
          `<h2>1. The seller</h2><p>Fakos, optician, 41 Skoufa Street, 106 73 Athens, telephone +30 210 000 0000, e-mail <a href="mailto:hello@fakos.example">hello@fakos.example</a>.</p>
<h2>2. Products and prices</h2><p>Prices are in euros and include VAT. Delivery and any fee for the means of payment are shown separately before you submit. Any discount is measured against the lowest price of the last 30 days. Colours on screen may differ slightly from reality.</p>
<h2>3. How the contract is made</h2><p>You add products to the cart, check and correct your details and press “Order with obligation to pay”. We confirm receipt at once. The contract is concluded when we confirm that we accept the order. If there is an obvious error in the price, or the item has run out, we let you know and return what you have paid.</p>
<h2>4. Payment</h2><p>Cash on delivery, bank transfer, or payment in the shop. For bank transfers we keep the products for 72 hours.</p>
<h2>5. Delivery</h2><p>By courier throughout Greece: €5.99, free from €50. Collection from the shop is free. We deliver within 30 days at the latest, and usually far sooner. The risk passes to you when you receive the parcel.</p>`,
        ),
      ),
    ]),
    section(
      'withdrawal',
      [
        text(
          translate(
            `<h2>6. Δικαίωμα υπαναχώρησης 14 ημερών</h2><p>Μπορείτε να υπαναχωρήσετε μέσα σε 14 ημέρες από την παραλαβή, χωρίς αιτιολογία, με μια σαφή δήλωση στο <a href="mailto:hello@fakos.example">hello@fakos.example</a> ή από τη σελίδα της παραγγελίας σας. Μας επιστρέφετε το προϊόν μέσα στις επόμενες 14 ημέρες, με δικά σας έξοδα, εκτός αν είναι ελαττωματικό. Επιστρέφουμε ολόκληρο το ποσό, μαζί με τα αρχικά έξοδα της απλής αποστολής, μέσα σε 14 ημέρες από τη δήλωσή σας και με τον ίδιο τρόπο πληρωμής. Μπορούμε να περιμένουμε ώσπου να παραλάβουμε το προϊόν ή την απόδειξη ότι το στείλατε.</p>
<p>Εξαιρούνται από την υπαναχώρηση:</p><ul><li>φακοί και γυαλιά που κατασκευάστηκαν με τη δική σας συνταγή</li><li>φακοί επαφής, υγρά και σταγόνες που αποσφραγίστηκαν, για λόγους υγείας και υγιεινής</li></ul>
<p>Αν η αξία ενός προϊόντος μειώθηκε επειδή χρησιμοποιήθηκε περισσότερο από όσο χρειαζόταν για να το δοκιμάσετε, αφαιρούμε τη διαφορά.</p>`,
            `<h2>6. Right of withdrawal within 14 days</h2><p>You may withdraw within 14 days of receiving the goods, without giving a reason, by a clear statement to <a href="mailto:hello@fakos.example">hello@fakos.example</a> or from the page of your order. You send the product back within the following 14 days at your own cost, unless it is faulty. We refund the whole amount, including the original cost of standard delivery, within 14 days of your statement and by the same means of payment. We may wait until we receive the product or proof that you sent it.</p>
<p>There is no right of withdrawal for:</p><ul><li>lenses and glasses made to your own prescription</li><li>contact lenses, solutions and drops that have been unsealed, for reasons of health and hygiene</li></ul>
<p>If a product has lost value because it was used more than was needed to try it, we deduct the difference.</p>`,
          ),
        ),
      ],
      '#f0e9df',
    ),
    section('guarantee', [
      text(
        translate(
          `<h2>7. Νόμιμη εγγύηση</h2><p>Για κάθε έλλειψη συμμόρφωσης ευθυνόμαστε για δύο χρόνια από την παράδοση. Έχετε δικαίωμα σε δωρεάν επισκευή ή αντικατάσταση και, αν αυτό δεν γίνεται, σε μείωση του τιμήματος ή υπαναχώρηση. Η φυσιολογική φθορά, οι πτώσεις και οι γρατζουνιές δεν καλύπτονται, αλλά φέρτε τα γυαλιά: πολλά διορθώνονται.</p>
<h2>8. Στοιχεία όρασης</h2><p>Για γυαλιά με συνταγή και για φακούς επαφής είστε υπεύθυνοι για την ορθότητα της συνταγής που μας δίνετε. Αν κάτι μας φανεί ασυνήθιστο, θα σας ρωτήσουμε πριν ξεκινήσουμε. Το περιεχόμενο της ιστοσελίδας είναι ενημερωτικό και δεν αντικαθιστά τη γνώμη οφθαλμιάτρου.</p>
<h2>9. Διαφορές</h2><p>Εφαρμόζεται το ελληνικό δίκαιο, χωρίς να χάνετε την προστασία που σας δίνει το δίκαιο της χώρας όπου ζείτε. Γράψτε μας πρώτα, απαντάμε μέσα σε πέντε εργάσιμες. Αν δεν βρούμε λύση, μπορείτε να απευθυνθείτε στον Συνήγορο του Καταναλωτή, <a href="https://www.synigoroskatanaloti.gr">www.synigoroskatanaloti.gr</a>, ή στα δικαστήρια.</p>`,
          `<h2>7. Legal guarantee</h2><p>We are liable for any lack of conformity for two years from delivery. You are entitled to free repair or replacement and, where that is not possible, to a reduction of the price or to rescind the contract. Normal wear, falls and scratches are not covered, but bring the glasses in: many things can be put right.</p>
<h2>8. Vision data</h2><p>For prescription glasses and contact lenses you are responsible for the accuracy of the prescription you give us. If something looks unusual, we will ask before we begin. The content of this website is for information and does not replace the opinion of an eye doctor.</p>
<h2>9. Disputes</h2><p>Greek law applies, without depriving you of the protection of the law of the country where you live. Write to us first; we answer within five working days. If we do not find a solution, you may turn to the Hellenic Consumers’ Ombudsman, <a href="https://www.synigoroskatanaloti.gr">www.synigoroskatanaloti.gr</a>, or to the courts.</p>`,
        ),
      ),
      button(translate('Ρωτήστε μας για τους όρους', 'Ask us about the terms'), '/contact', 'outline'),
    ]),
  ]),
};
