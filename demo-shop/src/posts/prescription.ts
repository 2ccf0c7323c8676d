import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const prescription: Drawn<ShopPost> = {
  slug: 'how-to-read-your-prescription',
  title: both('Πώς διαβάζεται η συνταγή γυαλιών', 'How to read your glasses prescription'),
  excerpt: both(
    'Σφαίρωμα, κύλινδρος, άξονας, προσθήκη: τι σημαίνει κάθε νούμερο στη συνταγή σας και ποιο λείπει συνήθως.',
    'Sphere, cylinder, axis, addition: what every number on your prescription means, and which one is often missing.',
  ),
  category: 'eye-health',
  author_name: authors.arvanitis,
  tags: { el: ['συνταγή', 'μυωπία', 'αστιγματισμός'], en: ['prescription', 'short sight', 'astigmatism'] },
  featured: true,
  views: 3020,
  images: [
    { kind: 'scene', scene: 'eye-test', tone: 'mist', seed: 111 },
    { kind: 'scene', scene: 'light-through-lenses', tone: 'bone', seed: 112 },
  ],
  created_at: '2026-10-19T07:30:00.000Z',
  content: {
    el: `<p>Βγαίνετε από τον οφθαλμίατρο με ένα χαρτί γεμάτο νούμερα, πρόσημα και συντομογραφίες. Μοιάζει με κώδικα, αλλά διαβάζεται σε δύο λεπτά.</p>
<h2>Δεξί και αριστερό</h2>
<p>Οι δύο γραμμές είναι τα δύο μάτια. Το δεξί γράφεται ΔΟ ή OD, το αριστερό ΑΟ ή OS. Αν δείτε ΑΜΦ ή OU, το νούμερο αφορά και τα δύο. Δεξί και αριστερό είναι πάντα τα δικά σας, όχι όπως σας βλέπει ο γιατρός απέναντι.</p>
<h2>Τα τρία νούμερα που έχουν σχεδόν όλοι</h2>
<ul>
<li><strong>Σφαίρωμα (Sph):</strong> η κύρια διόρθωση, σε διοπτρίες. Με πλην η μυωπία, με συν η υπερμετρωπία. Το −2.00 σημαίνει ότι χωρίς γυαλιά βλέπετε καθαρά ως το μισό μέτρο περίπου.</li>
<li><strong>Κύλινδρος (Cyl):</strong> ο αστιγματισμός, δηλαδή πόσο διαφέρει η δύναμη που χρειάζεται το μάτι ανάμεσα σε δύο κάθετες διευθύνσεις. Κενό ή 0.00 σημαίνει ότι δεν έχετε.</li>
<li><strong>Άξονας (Ax):</strong> η κατεύθυνση του κυλίνδρου σε μοίρες, από 1 έως 180. Χωρίς κύλινδρο δεν υπάρχει άξονας.</li>
</ul>
<p>Παράδειγμα: <em>ΔΟ −2.25 −0.75 × 170</em>. Μέτρια μυωπία, μικρός αστιγματισμός, με τον άξονα σχεδόν οριζόντιο.</p>
<h2>Προσθήκη, πρίσμα και απόσταση</h2>
<p>Η <strong>προσθήκη (Add)</strong> εμφανίζεται συνήθως μετά τα σαράντα. Είναι το επιπλέον συν που χρειάζεστε για κοντά, συχνά από +0.75 έως +2.50, και μπαίνει πάνω στο σφαίρωμα για μακριά. Αν το μακρινό είναι −2.00 και η προσθήκη +1.50, το κοντινό βγαίνει −0.50.</p>
<p>Το <strong>πρίσμα</strong> είναι σπάνιο και βοηθά τα δύο μάτια να συνεργαστούν. Συνοδεύεται πάντα από κατεύθυνση: πάνω, κάτω, μέσα ή έξω.</p>
<p>Το νούμερο που λείπει συχνότερα είναι η <strong>διακορική απόσταση (PD)</strong>: πόσα χιλιοστά απέχουν οι κόρες σας. Στους ενήλικες κυμαίνεται περίπου από 54 έως 74. Χωρίς αυτήν οι φακοί δεν κεντράρονται. Τη μετράμε στο κατάστημα σε ένα λεπτό, δωρεάν.</p>
<h2>Δύο συχνές παρεξηγήσεις</h2>
<p>Η συνταγή γυαλιών δεν ισχύει για φακούς επαφής. Εκεί χρειάζονται και καμπυλότητα και διάμετρος, ενώ η δύναμη συχνά αλλάζει, επειδή ο φακός ακουμπά στο μάτι αντί να στέκεται δώδεκα χιλιοστά πιο μπροστά.</p>
<p>Και οι διοπτρίες δεν είναι ποσοστό όρασης. Το «έχω δύο βαθμούς» δεν λέει πόσο βλέπετε, λέει πόση διόρθωση χρειάζεστε. Με σωστά γυαλιά, πολλοί με −8.00 βλέπουν δέκα στα δέκα.</p>
<h2>Πόσο ισχύει;</h2><p>Στους ενήλικες ο βαθμός αλλάζει αργά, όμως αλλάζει. Μια συνταγή παλαιότερη από δύο χρόνια αξίζει έλεγχο πριν γίνει γυαλιά, ενώ στα παιδιά το διάστημα αυτό πέφτει στους έξι με δώδεκα μήνες. Με διαβήτη, εγκυμοσύνη ή καινούργια φάρμακα, ρωτήστε πρώτα τον γιατρό σας.</p>
<blockquote>Φωτογραφίστε τη συνταγή σας σήμερα. Θα τη χρειαστείτε την ημέρα που θα χάσετε τα γυαλιά σας.</blockquote>`,
    en: `<p>You leave the eye doctor with a slip of paper full of numbers, signs and abbreviations. It looks like code, but it takes two minutes to read.</p>
<h2>Right and left</h2>
<p>The two lines are your two eyes. The right one is marked OD (<span lang="el">ΔΟ</span> in Greek), the left one OS (<span lang="el">ΑΟ</span>). If you see OU, the number applies to both. Right and left are always yours, not as the doctor sees you from across the desk.</p>
<h2>The three numbers nearly everyone has</h2>
<ul>
<li><strong>Sphere (Sph):</strong> the main correction, in dioptres. Minus means short sight, plus means long sight. At −2.00 you see clearly up to about half a metre without glasses.</li>
<li><strong>Cylinder (Cyl):</strong> astigmatism, that is, how much the power your eye needs differs between two directions at right angles. Blank or 0.00 means you have none.</li>
<li><strong>Axis (Ax):</strong> the direction of the cylinder in degrees, from 1 to 180. No cylinder, no axis.</li>
</ul>
<p>An example: <em>OD −2.25 −0.75 × 170</em>. Moderate short sight and a little astigmatism, with the axis almost horizontal.</p>
<h2>Addition, prism and distance</h2>
<p>The <strong>addition (Add)</strong> usually appears after forty. It is the extra plus you need for near work, often between +0.75 and +2.50, and it goes on top of the distance sphere. If your distance is −2.00 and your addition +1.50, your near power comes to −0.50.</p>
<p>A <strong>prism</strong> is rare and helps the two eyes work together. It always comes with a direction: up, down, in or out.</p>
<p>The number most often missing is the <strong>pupillary distance (PD)</strong>: how many millimetres lie between your pupils. In adults it ranges from roughly 54 to 74. Without it the lenses cannot be centred. We measure it in the shop in a minute, free of charge.</p>
<h2>Two common misunderstandings</h2>
<p>A glasses prescription is not valid for contact lenses. Those also need a base curve and a diameter, and the power often changes, because the lens touches the eye instead of sitting twelve millimetres in front of it.</p>
<p>And dioptres are not a percentage of vision. “I’m a minus two” does not say how well you see, it says how much correction you need. With the right glasses, many people at −8.00 read the bottom line.</p>
<h2>How long is it valid?</h2><p>In adults prescriptions change slowly, but they do change. One older than two years deserves a check before it becomes glasses; in children that falls to six to twelve months. With diabetes, a pregnancy or new medicines, ask your doctor first.</p>
<blockquote>Take a photo of your prescription today. You will need it on the day you lose your glasses.</blockquote>`,
  },
};
