import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const blueLight: Drawn<ShopPost> = {
  slug: 'blue-light-what-we-know',
  title: both('Μπλε φως: τι ξέρουμε και τι όχι', 'Blue light: what we know and what we do not'),
  excerpt: both(
    'Χρειάζονται τα γυαλιά για την οθόνη φίλτρο; Τι λένε οι μελέτες, και τι βοηθά πραγματικά τα κουρασμένα μάτια.',
    'Do screen glasses need a filter? What the studies say, and what really helps tired eyes.',
  ),
  category: 'eye-health',
  author_name: authors.arvanitis,
  tags: { el: ['μπλε φως', 'οθόνες', 'ξηροφθαλμία'], en: ['blue light', 'screens', 'dry eyes'] },
  featured: false,
  views: 3590,
  images: [
    { kind: 'scene', scene: 'coffee', tone: 'stone', seed: 151 },
    { kind: 'scene', scene: 'light-through-lenses', tone: 'mist', seed: 152 },
  ],
  created_at: '2026-02-16T07:30:00.000Z',
  content: {
    el: `<p>Λίγα θέματα στα οπτικά έχουν πουλήσει τόσο πολύ με τόσο λίγα στοιχεία. Επειδή μας ρωτάτε κάθε μέρα, γράφουμε εδώ ό,τι λέμε και στον πάγκο.</p>
<h2>Τι είναι το μπλε φως</h2>
<p>Είναι το τμήμα του ορατού φωτός περίπου από 400 έως 500 νανόμετρα. Η μεγαλύτερη πηγή του είναι ο ουρανός. Μια φωτεινή οθόνη στο μισό μέτρο εκπέμπει πολύ λιγότερο από αυτό που δέχεστε κοιτώντας έξω από το παράθυρο σε μια συννεφιασμένη μέρα.</p>
<h2>Βλάπτει τα μάτια;</h2>
<p>Στις εντάσεις των οθονών δεν υπάρχουν στοιχεία ότι προκαλεί βλάβη στον αμφιβληστροειδή. Τα πειράματα που δείχνουν βλάβη έγιναν με πολύ ισχυρότερο φως, σε κύτταρα ή σε ζώα. Κανένα σοβαρό οφθαλμολογικό σώμα δεν συνιστά σήμερα ειδικά γυαλιά για χρήστες υπολογιστή.</p>
<h2>Ξεκουράζουν τα φίλτρα;</h2>
<p>Το 2023 μια ανασκόπηση της Cochrane συγκέντρωσε 17 τυχαιοποιημένες μελέτες. Συμπέρασμα: οι φακοί με φίλτρο μπλε μάλλον δεν μειώνουν την κόπωση των ματιών από την οθόνη σε σύγκριση με τους κοινούς, τουλάχιστον βραχυπρόθεσμα. Για τον ύπνο τα αποτελέσματα ήταν ασαφή.</p>
<p>Το βράδυ το έντονο φως μπορεί πράγματι να καθυστερήσει τη νύστα. Εκεί όμως βοηθά περισσότερο να χαμηλώσετε την οθόνη και να την αφήσετε έξω από την κρεβατοκάμαρα, παρά να αγοράσετε κίτρινους φακούς.</p>
<h2>Γιατί κουράζονται τότε τα μάτια;</h2>
<ul>
<li><strong>Ανοιγοκλείνουμε λιγότερο.</strong> Μπροστά στην οθόνη τα βλέφαρα κλείνουν αρκετά πιο αραιά και το μάτι στεγνώνει.</li>
<li><strong>Κοιτάμε ώρες στην ίδια απόσταση.</strong> Ο μυς της εστίασης δουλεύει χωρίς διάλειμμα.</li>
<li><strong>Η συνταγή δεν είναι για οθόνη.</strong> Μετά τα σαράντα, τα γυαλιά ανάγνωσης εστιάζουν πιο κοντά από εκεί που βρίσκεται η οθόνη.</li>
</ul>
<h2>Τι κάνουμε στην πράξη</h2>
<p>Κάθε είκοσι λεπτά κοιτάξτε για είκοσι δευτερόλεπτα κάτι που απέχει έξι μέτρα. Βάλτε την οθόνη λίγο χαμηλότερα από τα μάτια και κόντρα στην αντηλιά. Κλείνετε τα βλέφαρα ως το τέλος. Αν στεγνώνουν, οι λιπαντικές σταγόνες χωρίς συντηρητικά βοηθούν. Και ελέγξτε τη συνταγή σας: μια διόρθωση μισής διοπτρίας κάνει συχνά ό,τι δεν έκανε κανένα φίλτρο.</p>
<p>Αν παρ’ όλα αυτά τα μάτια τσούζουν κάθε απόγευμα ή βλέπετε διπλά στο τέλος της μέρας, κλείστε έναν έλεγχο. Κάτω από την κούραση κρύβεται συχνά ένας μικρός αστιγματισμός ή μια δυσκολία στη συνεργασία των δύο ματιών.</p>
<blockquote>Αν σας αρέσει η απόχρωση, φορέστε τη. Απλώς μην την πληρώσετε σαν φάρμακο.</blockquote>
<p>Εμείς βάζουμε φίλτρο μπλε φωτός όταν το ζητάτε. Δεν το προτείνουμε ως θεραπεία, και δεν θα το κάνουμε όσο τα στοιχεία δεν αλλάζουν.</p>`,
    en: `<p>Few subjects in optics have sold so much on so little evidence. Since you ask us every day, here is what we also say at the counter.</p>
<h2>What blue light is</h2>
<p>It is the part of visible light between about 400 and 500 nanometres. Its largest source is the sky. A bright screen at half a metre gives off far less of it than you take in by looking out of the window on a cloudy day.</p>
<h2>Does it harm the eyes?</h2>
<p>At the intensity of screens there is no evidence that it damages the retina. The experiments that show damage used much stronger light, on cells or on animals. No serious body of eye doctors recommends special glasses for computer users today.</p>
<h2>Do filters help tired eyes?</h2>
<p>In 2023 a Cochrane review gathered 17 randomised trials. Its conclusion: lenses with a blue filter probably do not reduce eye strain from screens compared with ordinary ones, at least in the short term. For sleep the results were unclear.</p>
<p>In the evening bright light can indeed delay drowsiness. But there it helps more to dim the screen and keep it out of the bedroom than to buy yellow lenses.</p>
<h2>Then why do eyes get tired?</h2>
<ul>
<li><strong>We blink less.</strong> In front of a screen the lids close much less often and the eye dries out.</li>
<li><strong>We look at one distance for hours.</strong> The focusing muscle works without a break.</li>
<li><strong>The prescription is not for screens.</strong> After forty, reading glasses focus closer than where the screen stands.</li>
</ul>
<h2>What to do in practice</h2>
<p>Every twenty minutes look for twenty seconds at something six metres away. Put the screen slightly below eye level and out of the glare of the window. Blink all the way. If your eyes dry out, preservative-free lubricating drops help. And have your prescription checked: a correction of half a dioptre often does what no filter ever did.</p>
<p>If your eyes still sting every afternoon, or you see double at the end of the day, book an exam. Behind tiredness there is often a little astigmatism, or some difficulty in getting both eyes to work together.</p>
<blockquote>If you like the tint, wear it. Just do not pay for it as if it were medicine.</blockquote>
<p>We fit a blue-light filter when you ask for one. We do not recommend it as a treatment, and we will not for as long as the evidence stays as it is.</p>`,
  },
};
