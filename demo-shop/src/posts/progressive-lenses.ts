import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const progressiveLenses: Drawn<ShopPost> = {
  slug: 'progressive-lenses-explained',
  title: both('Πολυεστιακά γυαλιά: πώς τα συνηθίζει κανείς', 'Progressive lenses and how to get used to them'),
  excerpt: both(
    'Μακριά, οθόνη και βιβλίο με ένα ζευγάρι. Πώς δουλεύουν οι πολυεστιακοί φακοί και γιατί οι πρώτες μέρες θέλουν υπομονή.',
    'Distance, screen and book with one pair. How progressive lenses work, and why the first days ask for patience.',
  ),
  category: 'lenses-materials',
  author_name: authors.arvanitis,
  tags: { el: ['πολυεστιακοί', 'πρεσβυωπία', 'φακοί'], en: ['progressives', 'presbyopia', 'lenses'] },
  featured: false,
  views: 1960,
  images: [
    { kind: 'scene', scene: 'open-book', tone: 'sand', seed: 161 },
    { kind: 'scene', scene: 'reading-stack', tone: 'bone', seed: 162 },
  ],
  created_at: '2026-05-11T07:30:00.000Z',
  content: {
    el: `<p>Κάπου μετά τα σαράντα τα χέρια αρχίζουν να κονταίνουν: κρατάτε το κινητό όλο και πιο μακριά. Είναι η πρεσβυωπία, και δεν είναι πάθηση. Ο φακός μέσα στο μάτι χάνει την ελαστικότητά του σε όλους, με όποια συνταγή κι αν ξεκίνησαν.</p>
<h2>Τρία πεδία σε έναν φακό</h2>
<p>Ο πολυεστιακός φακός αλλάζει δύναμη από πάνω προς τα κάτω. Ψηλά βρίσκεται το μακρινό, στη μέση η οθόνη, χαμηλά το βιβλίο. Τα τρία πεδία ενώνονται με έναν διάδρομο χωρίς γραμμές. Στα πλάγια, χαμηλά, υπάρχουν πάντα δύο ζώνες με λίγη παραμόρφωση: έτσι είναι η γεωμετρία, όχι ελάττωμα. Όσο ακριβότερος ο σχεδιασμός, τόσο στενότερες οι ζώνες αυτές και τόσο πλατύτερος ο διάδρομος.</p>
<h2>Τι καθορίζει την επιτυχία</h2>
<ul>
<li><strong>Η συνταγή.</strong> Με σωστή προσθήκη, ούτε μικρότερη ούτε μεγαλύτερη από όση χρειάζεται.</li>
<li><strong>Οι μετρήσεις.</strong> Διακορική απόσταση για κάθε μάτι χωριστά, ύψος κόρης, κλίση του σκελετού. Τις παίρνουμε πάνω στον σκελετό που διαλέξατε και αφού τον ρυθμίσουμε.</li>
<li><strong>Ο σκελετός.</strong> Φακός με ύψος τουλάχιστον 28 με 30 χιλιοστά, ώστε να χωρέσει άνετα το κοντινό πεδίο.</li>
<li><strong>Οι συνήθειές σας.</strong> Άλλος σχεδιασμός για οδηγό ταξί, άλλος για κάποιον που δουλεύει με δύο οθόνες.</li>
</ul>
<h2>Οι πρώτες δεκαπέντε ημέρες</h2>
<p>Φορέστε τα από το πρωί, κάθε μέρα, και αφήστε τα παλιά στο συρτάρι. Γυρίζετε το κεφάλι και όχι μόνο τα μάτια προς ό,τι θέλετε να δείτε. Για κοντά κατεβάζετε το βλέμμα, όχι το πιγούνι. Στις σκάλες κάντε το αντίθετο: σκύψτε λίγο το κεφάλι, ώστε να βλέπετε τα σκαλοπάτια από το πάνω μέρος. Μια ελαφριά αίσθηση ότι «κολυμπά» το δάπεδο συνήθως περνά μέσα στην πρώτη εβδομάδα. Για το τιμόνι περιμένετε να νιώσετε σίγουροι.</p>
<p>Στην οθόνη ίσως πιάσετε τον εαυτό σας να σηκώνει το πιγούνι. Χαμηλώστε λίγο την οθόνη και το πρόβλημα συνήθως λύνεται.</p>
<blockquote>Αν μετά από δύο εβδομάδες κάτι δεν πάει καλά, ελάτε. Τις περισσότερες φορές φταίει ένα χιλιοστό στη ρύθμιση.</blockquote>
<h2>Και οι εναλλακτικές;</h2>
<p>Δεν χρειάζονται όλοι πολυεστιακά. Αν βλέπετε καλά μακριά και διαβάζετε λίγο, ένα καλό ζευγάρι <a href="/shop?category=reading-glasses">γυαλιά ανάγνωσης</a> αρκεί. Αν περνάτε οκτώ ώρες στο γραφείο, οι φακοί εργασίας δίνουν πολύ φαρδύτερο πεδίο για οθόνη και έγγραφα, με αντίτιμο το μακρινό. Πολλοί πελάτες μας έχουν τελικά δύο ζευγάρια: πολυεστιακά για έξω, φακούς εργασίας για μέσα. Θα το συζητήσουμε με βάση τη μέρα σας, όχι με βάση τον κατάλογο.</p>`,
    en: `<p>Somewhere past forty your arms begin to shrink: you hold the phone further and further away. That is presbyopia, and it is not a disease. The lens inside the eye loses its elasticity in everyone, whatever prescription they started from.</p>
<h2>Three fields in one lens</h2>
<p>A progressive lens changes power from top to bottom. Distance sits high, the screen in the middle, the book low down. The three fields are joined by a corridor without lines. At the sides, low down, there are always two zones with some distortion: that is geometry, not a fault. The more refined the design, the narrower those zones and the wider the corridor.</p>
<h2>What decides success</h2>
<ul>
<li><strong>The prescription.</strong> With the right addition, neither less nor more than you need.</li>
<li><strong>The measurements.</strong> Pupillary distance for each eye separately, pupil height, the tilt of the frame. We take them on the frame you chose, after adjusting it.</li>
<li><strong>The frame.</strong> A lens at least 28 to 30 millimetres tall, so that the near field fits comfortably.</li>
<li><strong>Your habits.</strong> One design for a taxi driver, another for somebody who works with two screens.</li>
</ul>
<h2>The first fifteen days</h2>
<p>Wear them from the morning, every day, and leave the old ones in the drawer. Turn your head, and not just your eyes, towards what you want to see. For near, lower your gaze rather than your chin. On stairs do the opposite: bend your head a little, so that you see the steps through the upper part. A slight feeling that the floor is swimming usually passes within the first week. Wait until you feel sure before you drive.</p>
<p>At the screen you may catch yourself lifting your chin. Lower the screen a little and the trouble usually goes away.</p>
<blockquote>If something is still not right after two weeks, come in. Most of the time it is one millimetre of adjustment.</blockquote>
<h2>And the alternatives?</h2>
<p>Not everyone needs progressives. If you see well at a distance and read a little, a good pair of <a href="/shop?category=reading-glasses">reading glasses</a> is enough. If you spend eight hours at a desk, office lenses give a much wider field for screen and papers, at the expense of distance. Many of our customers end up with two pairs: progressives for outdoors, office lenses for indoors. We will talk it over on the basis of your day, not of the price list.</p>`,
  },
};
