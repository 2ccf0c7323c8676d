import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { image, inBothLanguages, section, text } from './widgets.ts';

export const privacy: ShopPage = {
  slug: 'privacy',
  title: both('Πολιτική απορρήτου', 'Privacy policy'),
  menu_title: both('Απόρρητο', 'Privacy'),
  meta_description: both(
    'Ποια προσωπικά δεδομένα συλλέγει η Fakos, γιατί, για πόσο καιρό, με ποιους τα μοιράζεται και ποια δικαιώματα έχετε.',
    'Which personal data Fakos collects, why, for how long, with whom it is shared and what rights you have.',
  ),
  show_in_menu: false,
  menu_order: 90,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('summary', [
      text(
        translate(
          `<p>Με δυο λόγια: κρατάμε όσα χρειάζονται για να φτιάξουμε τα γυαλιά σας και να σας τα στείλουμε. Δεν πουλάμε δεδομένα σε κανέναν, και δεν ενεργοποιούμε στατιστικά ή διαφήμιση πριν συμφωνήσετε.</p>`,
          `<p>In short: we keep what it takes to make your glasses and send them to you. We sell data to nobody, and no statistics or advertising run before you agree.</p>`,
        ),
        { fontSize: '1.125rem' },
      ),
      image('privacy-lens', translate('Φακός πάνω σε ήρεμη επιφάνεια νερού', 'A lens on a calm surface of water')),
    ]),
    section('what', [
      text(
        translate(
          `<h2>1. Ποιος είναι υπεύθυνος</h2><p>Υπεύθυνος επεξεργασίας είναι το κατάστημα Fakos, Σκουφά 41, 106 73 Αθήνα. Για κάθε θέμα που αφορά τα δεδομένα σας γράψτε στο <a href="mailto:privacy@fakos.example">privacy@fakos.example</a>.</p>
<h2>2. Ποια δεδομένα συλλέγουμε</h2><ul><li><strong>Παραγγελία:</strong> όνομα, διεύθυνση, e-mail, τηλέφωνο, προϊόντα, ποσά και, αν ζητήσετε τιμολόγιο, τα φορολογικά στοιχεία σας.</li><li><strong>Λογαριασμός:</strong> e-mail, κωδικός σε μη αναστρέψιμη μορφή, διευθύνσεις και ιστορικό παραγγελιών.</li><li><strong>Στοιχεία όρασης:</strong> συνταγή και μετρήσεις, μόνο όταν μας τα δίνετε για γυαλιά ή φακούς επαφής.</li><li><strong>Επικοινωνία και ραντεβού:</strong> όσα γράφετε στη φόρμα ή στο e-mail.</li><li><strong>Αξιολογήσεις και ειδοποιήσεις:</strong> όσα γράφετε για ένα προϊόν που αγοράσατε, και το e-mail στο οποίο ζητήσατε ειδοποίηση διαθεσιμότητας, μέχρι να σταλεί.</li><li><strong>Τεχνικά:</strong> αρχεία καταγραφής του διακομιστή, για ασφάλεια.</li></ul>
<h2>3. Γιατί και με ποια νομική βάση</h2><ul><li>Εκτέλεση της σύμβασης: παραγγελία, αποστολή, επιστροφή, εγγύηση.</li><li>Έννομη υποχρέωση: φορολογικά και λογιστικά αρχεία.</li><li>Ρητή συγκατάθεση: στοιχεία όρασης, τα οποία είναι δεδομένα υγείας, ενημερωτικά μηνύματα, στατιστικά και διαφημιστικά cookies.</li><li>Έννομο συμφέρον: πρόληψη απάτης και ασφάλεια της ιστοσελίδας.</li></ul>`,
          `<h2>1. Who is responsible</h2><p>The controller is the shop Fakos, 41 Skoufa Street, 106 73 Athens. For anything that concerns your data, write to <a href="mailto:privacy@fakos.example">privacy@fakos.example</a>.</p>
<h2>2. What we collect</h2><ul><li><strong>Orders:</strong> name, address, e-mail, telephone, products, amounts and, if you ask for an invoice, your tax details.</li><li><strong>Account:</strong> e-mail, password in a form that cannot be reversed, addresses and order history.</li><li><strong>Vision data:</strong> prescription and measurements, only when you give them to us for glasses or contact lenses.</li><li><strong>Contact and appointments:</strong> what you write in the form or by e-mail.</li><li><strong>Reviews and alerts:</strong> what you write about a product that you bought, and the e-mail address to which you want a stock alert, until it is sent.</li><li><strong>Technical:</strong> server logs, for security.</li></ul>
<h2>3. Why, and on what legal basis</h2><ul><li>Performance of a contract: order, delivery, return, guarantee.</li><li>Legal obligation: tax and accounting records.</li><li>Explicit consent: vision data, which are health data, newsletters, statistics and advertising cookies.</li><li>Legitimate interest: preventing fraud and keeping the website secure.</li></ul>`,
        ),
      ),
    ]),
    section('how-long', [
      text(
        translate(
          `<h2>4. Για πόσο καιρό</h2><p>Τα παραστατικά φυλάσσονται όσο ορίζει η φορολογική νομοθεσία. Τα στοιχεία όρασης διατηρούνται για πέντε χρόνια από την τελευταία επίσκεψη, ώστε να μπορούμε να ξαναφτιάξουμε έναν φακό, εκτός αν ζητήσετε νωρίτερα τη διαγραφή τους. Ένας λογαριασμός διαγράφεται όποτε το ζητήσετε. Τα μηνύματα επικοινωνίας σβήνονται σε δώδεκα μήνες και τα τεχνικά αρχεία σε ενενήντα ημέρες.</p>
<h2>5. Ποιοι τα βλέπουν</h2><p>Οι άνθρωποι του καταστήματος, η εταιρεία κούριερ για την παράδοση, ο λογιστής μας, ο πάροχος φιλοξενίας και, όταν ο φακός κατασκευάζεται εκτός, το εργαστήριο φακών. Εκείνο λαμβάνει τη συνταγή με τον αριθμό της παραγγελίας και όχι με το όνομά σας. Όλοι δεσμεύονται με σύμβαση. Δεν διαβιβάζουμε δεδομένα εκτός Ευρωπαϊκού Οικονομικού Χώρου.</p>
<h2>6. Cookies και τοπική αποθήκευση</h2><p>Τα απαραίτητα κρατούν το καλάθι, τη γλώσσα και τη σύνδεσή σας. Τα λειτουργικά, τα στατιστικά και τα διαφημιστικά μένουν κλειστά μέχρι να τα επιτρέψετε. Αλλάζετε γνώμη όποτε θέλετε από τις ρυθμίσεις cookies, εξίσου εύκολα με την πρώτη φορά.</p><p>Μετράμε πόσο γρήγορα εμφανίζεται και ανταποκρίνεται κάθε σελίδα, μόνο ως αριθμούς: χωρίς cookies, χωρίς διεύθυνση IP και χωρίς τίποτε που να σας αναγνωρίζει.</p>`,
          `<h2>4. For how long</h2><p>Receipts and invoices are kept for as long as tax law requires. Vision data are kept for five years from your last visit, so that we can remake a lens, unless you ask for their erasure earlier. An account is deleted whenever you ask. Contact messages are deleted after twelve months and technical logs after ninety days.</p>
<h2>5. Who sees them</h2><p>The people of the shop, the courier for delivery, our accountant, the hosting provider and, when a lens is made elsewhere, the lens laboratory. The laboratory receives the prescription with the order number and not with your name. All are bound by contract. We do not transfer data outside the European Economic Area.</p>
<h2>6. Cookies and local storage</h2><p>The necessary ones keep your cart, your language and your sign-in. Functional, statistics and advertising ones stay off until you allow them. You can change your mind at any time in the cookie settings, as easily as the first time.</p><p>We measure how fast each page appears and responds, as numbers only: without cookies, without IP addresses and without anything that identifies you.</p>`,
        ),
      ),
    ]),
    section('rights', [
      text(
        translate(
          `<h2>7. Τα δικαιώματά σας</h2><p>Έχετε δικαίωμα πρόσβασης, διόρθωσης, διαγραφής, περιορισμού, φορητότητας και εναντίωσης, και μπορείτε να ανακαλέσετε κάθε συγκατάθεση χωρίς να θιγεί ό,τι έγινε ως τότε. Απαντάμε μέσα σε έναν μήνα, χωρίς χρέωση. Για την προστασία σας ίσως ζητήσουμε να επιβεβαιώσετε ότι είστε εσείς.</p><p>Αν θεωρείτε ότι δεν σας προστατεύσαμε όπως έπρεπε, μπορείτε να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα, <a href="https://www.dpa.gr">www.dpa.gr</a>. Θα το εκτιμήσουμε αν μας δώσετε πρώτα την ευκαιρία να το διορθώσουμε.</p>
<h2>8. Παιδιά</h2><p>Ο λογαριασμός απαιτεί ηλικία 15 ετών και άνω. Τα στοιχεία όρασης μικρότερων παιδιών μάς τα δίνουν οι γονείς ή οι κηδεμόνες τους.</p>`,
          `<h2>7. Your rights</h2><p>You have the right of access, rectification, erasure, restriction, portability and objection, and you may withdraw any consent without affecting what was done until then. We answer within one month, free of charge. For your own protection we may ask you to confirm that it is you.</p><p>If you believe that we have not protected you as we should, you may turn to the Hellenic Data Protection Authority, <a href="https://www.dpa.gr">www.dpa.gr</a>. We would appreciate the chance to put it right first.</p>
<h2>8. Children</h2><p>An account requires an age of 15 or more. Vision data of younger children are given to us by their parents or guardians.</p>`,
        ),
      ),
    ]),
  ]),
};
