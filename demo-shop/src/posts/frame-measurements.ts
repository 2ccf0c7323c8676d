import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const frameMeasurements: Drawn<ShopPost> = {
  slug: 'what-52-18-140-means',
  title: both('Τι σημαίνει το 52-18-140 στα γυαλιά σας', 'What 52-18-140 on your glasses means'),
  excerpt: both(
    'Τρία νούμερα στον βραχίονα αρκούν για να διαλέξετε σωστό μέγεθος από το σπίτι. Δείτε πώς τα διαβάζουμε.',
    'Three numbers on the temple are enough to choose the right size from home. Here is how to read them.',
  ),
  category: 'style',
  author_name: authors.markou,
  tags: { el: ['μεγέθη', 'σκελετοί', 'οδηγός'], en: ['sizes', 'frames', 'guide'] },
  featured: false,
  views: 2780,
  images: [
    { kind: 'scene', scene: 'shelf', tone: 'bone', seed: 191 },
    { kind: 'scene', scene: 'workshop', tone: 'mist', seed: 192 },
  ],
  created_at: '2026-07-13T07:30:00.000Z',
  content: {
    el: `<p>Πιάστε τα γυαλιά σας και κοιτάξτε την εσωτερική πλευρά του βραχίονα. Θα βρείτε κάτι σαν <strong>52□18 140</strong>. Αυτά τα τρία νούμερα, σε χιλιοστά, είναι η ταυτότητα του σκελετού σας.</p>
<h2>Το πρώτο: πλάτος φακού</h2>
<p>Το 52 είναι το οριζόντιο πλάτος του ενός φακού, στο φαρδύτερο σημείο του. Κάτω από 48 μιλάμε για μικρό σκελετό, από 49 έως 52 για μεσαίο, από 53 και πάνω για μεγάλο. Τα παιδικά κυμαίνονται συνήθως από 40 έως 46.</p>
<h2>Το δεύτερο: γέφυρα</h2>
<p>Το 18 είναι η απόσταση ανάμεσα στους δύο φακούς, εκεί που κάθεται η μύτη. Οι συνηθισμένες τιμές είναι από 14 έως 24. Αν η γέφυρα είναι στενή, ο σκελετός σκαρφαλώνει και αφήνει σημάδια. Αν είναι φαρδιά, γλιστρά. Στους μεταλλικούς σκελετούς με πλακίδια υπάρχει περιθώριο ρύθμισης, στους κοκάλινους πολύ λιγότερο.</p>
<h2>Το τρίτο: βραχίονας</h2>
<p>Το 140 είναι το συνολικό μήκος του βραχίονα, μαζί με το κομμάτι που λυγίζει πίσω από το αυτί. Κυκλοφορούν κυρίως 135, 140, 145 και 150. Αυτό το νούμερο συγχωρεί περισσότερο: τη θέση της καμπύλης την αλλάζουμε σε δύο λεπτά.</p>
<h2>Το νούμερο που δεν γράφεται</h2>
<p>Αυτό που κρίνει αν ένας σκελετός «σας χωρά» είναι το συνολικό του πλάτος, από άρθρωση σε άρθρωση, και δεν αναγράφεται πουθενά. Πρόχειρα βγαίνει έτσι: δύο φορές ο φακός, συν τη γέφυρα, συν περίπου δέκα χιλιοστά. Για το 52-18 έχουμε 52 + 52 + 18 + 10 = 132 χιλιοστά. Μετρήστε με έναν χάρακα το πρόσωπό σας από κρόταφο σε κρόταφο και συγκρίνετε.</p>
<h2>Σωστό μέγεθος, τρεις έλεγχοι</h2><p>Φορέστε τον σκελετό και κοιταχτείτε. Τα μάτια βρίσκονται κοντά στο κέντρο κάθε φακού; Οι βραχίονες φεύγουν ίσια προς τα πίσω, χωρίς να ανοίγουν; Χωρά ένα δάχτυλο ανάμεσα στον κρόταφο και στον βραχίονα, όχι όμως δύο; Τρία ναι, και το μέγεθος είναι σωστό.</p>
<h2>Πώς να αγοράσετε από το σπίτι</h2>
<ol>
<li>Σημειώστε τα τρία νούμερα από ένα ζευγάρι που σας κάθεται καλά.</li>
<li>Ψάξτε σκελετούς με διαφορά έως δύο χιλιοστά στον φακό και στη γέφυρα, και έως πέντε στον βραχίονα.</li>
<li>Αν αλλάζετε σχήμα, προσέξτε και το ύψος του φακού: ένα 48 στρογγυλό είναι πολύ ψηλότερο από ένα 52 ορθογώνιο.</li>
<li>Για πολυεστιακά, ζητήστε ύψος φακού τουλάχιστον 28 χιλιοστά.</li>
</ol>
<blockquote>Μην εμπιστεύεστε τις λέξεις small, medium και large. Κάθε εταιρεία τις εννοεί αλλιώς. Τα χιλιοστά όχι.</blockquote>
<p>Σε κάθε προϊόν μας θα βρείτε τις διαστάσεις δίπλα στην τιμή. Αν πάλι διστάζετε, στείλτε μας μια φωτογραφία του βραχίονα και θα σας προτείνουμε τρία μοντέλα στο μέγεθός σας.</p>`,
    en: `<p>Pick up your glasses and look at the inside of the temple. You will find something like <strong>52□18 140</strong>. These three numbers, in millimetres, are the identity card of your frame.</p>
<h2>The first: lens width</h2>
<p>52 is the horizontal width of one lens at its widest point. Below 48 we speak of a small frame, 49 to 52 is medium, 53 and up is large. Children’s frames usually run from 40 to 46.</p>
<h2>The second: the bridge</h2>
<p>18 is the distance between the two lenses, where the nose sits. Common values are 14 to 24. If the bridge is narrow, the frame climbs and leaves marks. If it is wide, it slides. Metal frames with pads leave room for adjustment, acetate ones much less.</p>
<h2>The third: the temple</h2>
<p>140 is the whole length of the temple, including the part that bends behind the ear. You will mostly meet 135, 140, 145 and 150. This number is the most forgiving: we can move the bend in two minutes.</p>
<h2>The number that is not written</h2>
<p>What decides whether a frame fits you is its total width, from hinge to hinge, and that is printed nowhere. A rough sum: twice the lens, plus the bridge, plus about ten millimetres. For 52-18 that is 52 + 52 + 18 + 10 = 132 millimetres. Measure your face with a ruler from temple to temple and compare.</p>
<h2>The right size in three checks</h2><p>Put the frame on and look at yourself. Are your eyes near the centre of each lens? Do the temples run straight back without splaying? Does one finger fit between your head and the temple, but not two? Three times yes, and the size is right.</p>
<h2>How to buy from home</h2>
<ol>
<li>Note the three numbers of a pair that sits well.</li>
<li>Look for frames within two millimetres for lens and bridge, and within five for the temple.</li>
<li>If you change shape, mind the height of the lens as well: a 48 round is much taller than a 52 rectangle.</li>
<li>For progressives, ask for a lens height of at least 28 millimetres.</li>
</ol>
<blockquote>Do not trust the words small, medium and large. Every maker means something else by them. Millimetres do not.</blockquote>
<p>You will find the measurements of each of our products next to its price. And if you are still unsure, send us a photo of your temple and we will suggest three models in your size.</p>`,
  },
};
