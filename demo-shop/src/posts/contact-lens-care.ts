import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const contactLensCare: Drawn<ShopPost> = {
  slug: 'contact-lens-care-without-mistakes',
  title: both('Φακοί επαφής: η φροντίδα χωρίς λάθη', 'Contact lens care without the mistakes'),
  excerpt: both(
    'Νερό βρύσης, ύπνος, παλιά θήκη: τα λάθη που βλέπουμε κάθε εβδομάδα και η ρουτίνα των δύο λεπτών που τα προλαβαίνει.',
    'Tap water, sleep, an old case: the mistakes we see every week, and the two-minute routine that prevents them.',
  ),
  category: 'contact-lenses',
  author_name: authors.savva,
  tags: { el: ['φακοί επαφής', 'υγιεινή', 'υγρά φακών'], en: ['contact lenses', 'hygiene', 'solutions'] },
  featured: false,
  views: 1875,
  images: [
    { kind: 'scene', scene: 'lens-ripple', tone: 'sky', seed: 131 },
    {
      kind: 'bottle',
      color: 'azure',
      brand: 'Nerolin',
      print: { title: 'All-in-One solution', amount: 360, unit: 'ml' },
      background: 'mist',
      view: 2,
    },
  ],
  created_at: '2026-09-07T07:30:00.000Z',
  content: {
    el: `<p>Οι φακοί επαφής είναι ασφαλείς όταν τους φροντίζουμε. Σχεδόν κάθε πρόβλημα που φτάνει στον πάγκο μας ξεκινά από μια μικρή συνήθεια που έμοιαζε ακίνδυνη.</p>
<h2>Η βραδινή ρουτίνα</h2>
<ol>
<li>Πλύνετε τα χέρια με σαπούνι και στεγνώστε τα με πετσέτα που δεν αφήνει χνούδι.</li>
<li>Βγάλτε τον φακό, ακουμπήστε τον στην παλάμη και τρίψτε τον απαλά με λίγο υγρό για δεκαπέντε δευτερόλεπτα σε κάθε πλευρά.</li>
<li>Ξεπλύνετε με φρέσκο υγρό και βάλτε τον σε θήκη με καινούργιο υγρό ως τη γραμμή.</li>
<li>Το πρωί αδειάστε τη θήκη, ξεπλύνετέ την με υγρό, σκουπίστε την και αφήστε την ανοιχτή, ανάποδα.</li>
</ol>
<p>Το τρίψιμο έχει σημασία ακόμη κι αν η συσκευασία γράφει «no rub». Μηχανικά φεύγουν τα περισσότερα μικρόβια και οι εναποθέσεις.</p>
<h2>Πέντε λάθη που βλέπουμε συχνά</h2>
<ul>
<li><strong>Νερό βρύσης.</strong> Ούτε για ξέπλυμα ούτε για τη θήκη. Στο νερό ζει η ακανθαμοιβάδα, σπάνια αλλά ικανή να βλάψει σοβαρά τον κερατοειδή. Για τον ίδιο λόγο, όχι ντους και όχι κολύμπι με φακούς.</li>
<li><strong>Συμπλήρωμα υγρού.</strong> Το χθεσινό υγρό έχει τελειώσει τη δουλειά του. Πετάξτε το όλο.</li>
<li><strong>Ύπνος.</strong> Με κλειστά βλέφαρα φτάνει λιγότερο οξυγόνο στο μάτι και ο κίνδυνος λοίμωξης πολλαπλασιάζεται. Εκτός αν σας το έχει πει ρητά ο γιατρός σας.</li>
<li><strong>Παράταση.</strong> Ο μηνιαίος φακός μετρά τριάντα ημέρες από το άνοιγμα, όχι τριάντα φορές που τον φορέσατε.</li>
<li><strong>Αιώνια θήκη.</strong> Αλλάξτε την κάθε τρεις μήνες. Μια καινούργια μπαίνει συνήθως δώρο με το υγρό.</li>
</ul>
<p>Και μια σειρά που αξίζει να γίνει αντανακλαστικό: πρώτα οι φακοί, μετά το μακιγιάζ το πρωί. Το βράδυ ανάποδα, πρώτα βγαίνουν οι φακοί. Έτσι κρέμες και μάσκαρα δεν καταλήγουν παγιδευμένες κάτω από αυτούς.</p>
<h2>Πότε τους βγάζετε αμέσως</h2>
<p>Κοκκίνισμα που δεν φεύγει, πόνος, θολή όραση, ευαισθησία στο φως ή εκκρίσεις: βγάλτε τους φακούς, μην ξαναβάλετε άλλους, κρατήστε και τη θήκη, και δείτε οφθαλμίατρο την ίδια μέρα. Έχετε πάντα ένα ζευγάρι γυαλιά με τη σωστή συνταγή, ώστε να μπορείτε να περιμένετε χωρίς φακούς.</p>
<blockquote>Αν αμφιβάλλετε, βγάλτε τους. Κανένα ραντεβού δεν αξίζει έναν κερατοειδή.</blockquote>
<h2>Μήπως σας ταιριάζουν οι ημερήσιοι;</h2>
<p>Αν φοράτε φακούς δύο ή τρεις φορές την εβδομάδα, αν ταξιδεύετε ή αν έχετε αλλεργίες, ένας <a href="/shop?category=contact-lenses">ημερήσιος φακός</a> γλιτώνει όλη την παραπάνω διαδικασία. Κοστίζει παραπάνω ανά χρήση, όμως δεν χρειάζεται υγρό, θήκη ή ημερολόγιο. Ρωτήστε μας στην επόμενη εφαρμογή και θα σας δώσουμε δοκιμαστικό ζευγάρι.</p>`,
    en: `<p>Contact lenses are safe when they are looked after. Almost every problem that reaches our counter began with a small habit that seemed harmless.</p>
<h2>The evening routine</h2>
<ol>
<li>Wash your hands with soap and dry them on a towel that leaves no lint.</li>
<li>Take the lens out, lay it in your palm and rub it gently with a little solution for fifteen seconds on each side.</li>
<li>Rinse with fresh solution and put it in a case filled to the line with new solution.</li>
<li>In the morning empty the case, rinse it with solution, wipe it and leave it open, upside down.</li>
</ol>
<p>Rubbing matters even if the bottle says “no rub”. It is friction that removes most germs and deposits.</p>
<h2>Five mistakes we see a lot</h2>
<ul>
<li><strong>Tap water.</strong> Not for rinsing and not for the case. Water is home to acanthamoeba, which is rare but can do serious harm to the cornea. For the same reason, no showering and no swimming in lenses.</li>
<li><strong>Topping up.</strong> Yesterday’s solution has done its work. Pour all of it away.</li>
<li><strong>Sleeping.</strong> Under closed lids less oxygen reaches the eye and the risk of infection rises several times over. Unless your doctor has expressly told you otherwise.</li>
<li><strong>Stretching.</strong> A monthly lens counts thirty days from opening, not thirty times of wearing.</li>
<li><strong>The eternal case.</strong> Change it every three months. A new one usually comes free with the solution.</li>
</ul>
<p>And one order worth making a reflex: lenses first and make-up second in the morning. In the evening the other way round, lenses come out first. That way creams and mascara do not end up trapped beneath them.</p>
<h2>When to take them out at once</h2>
<p>Redness that does not go away, pain, blurred sight, sensitivity to light or discharge: take the lenses out, do not put others in, keep the case, and see an eye doctor the same day. Always own a pair of glasses with an up-to-date prescription, so that you can wait without lenses.</p>
<blockquote>If in doubt, take them out. No dinner date is worth a cornea.</blockquote>
<h2>Would dailies suit you?</h2>
<p>If you wear lenses two or three times a week, travel a lot or have allergies, a <a href="/shop?category=contact-lenses">daily lens</a> spares you the whole procedure above. It costs more per wear, but needs no solution, no case and no calendar. Ask at your next fitting and we will give you a trial pair.</p>`,
  },
};
