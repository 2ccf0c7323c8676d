import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { button, columns, image, inBothLanguages, section, text } from './widgets.ts';

export const faq: ShopPage = {
  slug: 'faq',
  title: both('Συχνές ερωτήσεις', 'Frequently asked questions'),
  menu_title: both('Συχνές ερωτήσεις', 'FAQ'),
  meta_description: both(
    'Παραγγελίες, αποστολή, επιστροφές, συνταγές και φακοί επαφής: απαντήσεις σε όσα μας ρωτάτε πιο συχνά.',
    'Orders, delivery, returns, prescriptions and contact lenses: answers to what you ask us most.',
  ),
  show_in_menu: false,
  menu_order: 6,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('orders', [
      text(
        translate(
          `<h2>Παραγγελία και αποστολή</h2>
<h3>Πόσο κοστίζουν τα μεταφορικά;</h3><p>5,99 € με κούριερ σε όλη την Ελλάδα, δωρεάν από 50 € και πάνω, αφού υπολογιστούν οι εκπτώσεις. Η παραλαβή από το κατάστημα είναι πάντα δωρεάν.</p>
<h3>Πότε θα έρθει η παραγγελία μου;</h3><p>Όσα είναι σε απόθεμα φεύγουν την ίδια ημέρα, αν παραγγείλετε ως τις 14:00. Στην Αττική φτάνουν συνήθως την επόμενη εργάσιμη, στην υπόλοιπη χώρα σε μία έως τρεις ημέρες. Γυαλιά με συνταγή χρειάζονται δύο έως πέντε εργάσιμες για τους φακούς.</p>
<h3>Πώς μπορώ να πληρώσω;</h3><p>Με αντικαταβολή, με κατάθεση σε τράπεζα ή στο κατάστημα κατά την παραλαβή. Αν υπάρχει επιβάρυνση, τη βλέπετε πριν επιβεβαιώσετε.</p>
<h3>Χρειάζεται να φτιάξω λογαριασμό;</h3><p>Όχι. Μπορείτε να παραγγείλετε ως επισκέπτης. Με τον σύνδεσμο στο e-mail επιβεβαίωσης βλέπετε πού βρίσκεται η παραγγελία σας.</p>`,
          `<h2>Orders and delivery</h2>
<h3>How much is delivery?</h3><p>€5.99 by courier throughout Greece, free from €50 after discounts. Collecting from the shop is always free.</p>
<h3>When will my order arrive?</h3><p>Items in stock leave the same day if you order before 14:00. In Attica they usually arrive on the next working day, elsewhere in Greece within one to three days. Prescription glasses need two to five working days for the lenses.</p>
<h3>How can I pay?</h3><p>Cash on delivery, bank transfer, or in the shop when you collect. If there is a fee, you see it before you confirm.</p>
<h3>Do I have to create an account?</h3><p>No. You can order as a guest. The link in your confirmation e-mail shows you where your order is.</p>`,
        ),
      ),
    ]),
    section(
      'returns',
      [
        columns(
          'returns',
          [
            text(
              translate(
                `<h2>Επιστροφές και εγγύηση</h2>
<h3>Μπορώ να επιστρέψω ένα ζευγάρι που δεν μου έκανε;</h3><p>Ναι, μέσα σε 14 ημέρες από την παραλαβή, χωρίς να μας πείτε τον λόγο. Ο σκελετός να είναι αφόρετος και στη συσκευασία του.</p>
<h3>Και αν έχει φακούς με τη συνταγή μου;</h3><p>Οι φακοί φτιάχνονται μόνο για εσάς και γι’ αυτό εξαιρούνται από την υπαναχώρηση. Αν όμως δεν βλέπετε καλά, ξαναελέγχουμε και τους ξαναφτιάχνουμε χωρίς χρέωση μέσα σε 30 ημέρες.</p>
<h3>Τι καλύπτει η εγγύηση;</h3><p>Δύο χρόνια για κατασκευαστικά ελαττώματα, όπως ορίζει ο νόμος. Οι ρυθμίσεις είναι δωρεάν για όσο έχετε τα γυαλιά.</p>`,
                `<h2>Returns and guarantee</h2>
<h3>Can I return a pair that did not suit me?</h3><p>Yes, within 14 days of receiving it and without giving a reason. The frame should be unworn and in its packaging.</p>
<h3>And if it has lenses to my prescription?</h3><p>Those lenses are made for you alone and are therefore exempt from withdrawal. But if you do not see well, we check again and remake them free of charge within 30 days.</p>
<h3>What does the guarantee cover?</h3><p>Two years for manufacturing faults, as the law provides. Adjustments are free for as long as you own the glasses.</p>`,
              ),
            ),
          ],
          [image('faq-case', translate('Θήκες γυαλιών πάνω σε ουδέτερο φόντο', 'Spectacle cases on a neutral ground'))],
          { columnRatio: '2-1', verticalAlign: 'top' },
        ),
      ],
      '#f0e9df',
    ),
    section('prescriptions', [
      text(
        translate(
          `<h2>Συνταγές, γυαλιά και φακοί επαφής</h2>
<h3>Πόσο παλιά μπορεί να είναι η συνταγή μου;</h3><p>Για γυαλιά συνιστούμε συνταγή του τελευταίου έτους, για φακούς επαφής επίσης. Αν δεν είστε σίγουροι, κλείστε έναν έλεγχο όρασης στο κατάστημα.</p>
<h3>Πού βρίσκω το μέγεθος του σκελετού μου;</h3><p>Στο εσωτερικό του βραχίονα, με τη μορφή 52□18 140. Στον <a href="/page/frame-guide">οδηγό σκελετών</a> εξηγούμε τι σημαίνει κάθε νούμερο.</p>
<h3>Μπορείτε να βάλετε φακούς σε δικό μου σκελετό;</h3><p>Στις περισσότερες περιπτώσεις ναι. Τον ελέγχουμε πρώτα, γιατί ένα παλιό ασετάτ μπορεί να μην αντέξει τη θέρμανση, και σας λέμε ειλικρινά αν αξίζει.</p>
<h3>Δέχεστε επιστροφή σε φακούς επαφής;</h3><p>Σε κλειστά κουτιά, ναι, μέσα σε 14 ημέρες. Ανοιγμένα κουτιά δεν γίνονται δεκτά για λόγους υγιεινής.</p>
<h3>Καλύπτει το ταμείο μου τα γυαλιά;</h3><p>Ο ΕΟΠΥΥ και πολλά ιδιωτικά προγράμματα δίνουν αποζημίωση υπό προϋποθέσεις. Εκδίδουμε όλα τα παραστατικά που χρειάζεστε. Τους όρους που ισχύουν για εσάς τους επιβεβαιώνει το ταμείο σας.</p>`,
          `<h2>Prescriptions, glasses and contact lenses</h2>
<h3>How old may my prescription be?</h3><p>For glasses we advise one from the last year, and the same goes for contact lenses. If you are not sure, book an eye exam in the shop.</p>
<h3>Where do I find the size of my frame?</h3><p>Inside the temple, in the form 52□18 140. Our <a href="/page/frame-guide">frame guide</a> explains what each number means.</p>
<h3>Can you fit lenses into a frame of mine?</h3><p>In most cases, yes. We check it first, since old acetate may not stand the heat, and tell you honestly whether it is worth it.</p>
<h3>Do you take back contact lenses?</h3><p>Sealed boxes, yes, within 14 days. Opened boxes cannot be accepted, for reasons of hygiene.</p>
<h3>Does my insurance cover glasses?</h3><p>The national fund EOPYY and many private schemes reimburse part of the cost under certain conditions. We issue all the documents you need. Your insurer will confirm the terms that apply to you.</p>`,
        ),
      ),
      button(
        translate('Δεν βρήκατε την απάντηση; Ρωτήστε μας', 'Did not find the answer? Ask us'),
        '/contact',
        'outline',
      ),
    ]),
  ]),
};
