import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const faceShape: Drawn<ShopPost> = {
  slug: 'frames-for-your-face-shape',
  title: both('Ποιος σκελετός ταιριάζει στο πρόσωπό σας', 'Which frame suits your face'),
  excerpt: both(
    'Στρογγυλό, τετράγωνο ή οβάλ; Τρεις απλοί κανόνες για να διαλέξετε σκελετό, και πότε αξίζει να τους αγνοήσετε.',
    'Round, square or oval? Three simple rules for choosing a frame, and when to ignore them.',
  ),
  category: 'style',
  author_name: authors.markou,
  tags: { el: ['σκελετοί', 'στυλ', 'σχήμα προσώπου'], en: ['frames', 'style', 'face shape'] },
  featured: true,
  views: 2140,
  images: [
    { kind: 'scene', scene: 'pedestals', tone: 'bone', seed: 101 },
    { kind: 'scene', scene: 'shelf', tone: 'sand', seed: 102 },
  ],
  created_at: '2026-11-10T07:30:00.000Z',
  content: {
    el: `<p>Κάθε μέρα κάποιος μπαίνει στο κατάστημα και λέει: «εμένα δεν μου πάνε τα γυαλιά». Σχεδόν ποτέ δεν είναι αλήθεια. Συνήθως έχει δοκιμάσει τρεις σκελετούς με το ίδιο σχήμα, και το σχήμα αυτό τύχαινε να επαναλαμβάνει ό,τι το πρόσωπό του είχε ήδη άφθονο.</p>
<h2>Η αρχή της αντίθεσης</h2>
<p>Ο βασικός κανόνας χωρά σε μία φράση: ο σκελετός ας δίνει στο πρόσωπο αυτό που δεν έχει. Σταθείτε μπροστά στον καθρέφτη με τα μαλλιά πίσω και κοιτάξτε το περίγραμμα από το μέτωπο ως το πιγούνι.</p>
<ul>
<li><strong>Στρογγυλό πρόσωπο:</strong> απαλές γραμμές, μήκος και πλάτος σχεδόν ίσα. Του πάνε τετράγωνοι και ορθογώνιοι σκελετοί που προσθέτουν γωνίες.</li>
<li><strong>Τετράγωνο πρόσωπο:</strong> έντονο σαγόνι, φαρδύ μέτωπο. Στρογγυλά, οβάλ και πάντο το μαλακώνουν.</li>
<li><strong>Οβάλ πρόσωπο:</strong> σηκώνει σχεδόν τα πάντα, αρκεί ο σκελετός να μην είναι φαρδύτερος από τους κροτάφους.</li>
<li><strong>Μακρόστενο πρόσωπο:</strong> ψηλοί φακοί και έντονοι βραχίονες κόβουν το ύψος.</li>
<li><strong>Καρδιόσχημο πρόσωπο:</strong> σκελετοί ελαφρύτεροι πάνω, όπως το οβάλ ή μια διακριτική πεταλούδα, ισορροπούν το στενό πιγούνι.</li>
</ul>
<h2>Τρία σημεία που μετρούν περισσότερο από το σχήμα</h2>
<p>Πρώτο, το πλάτος. Ο σκελετός πρέπει να τελειώνει εκεί που τελειώνει το πρόσωπο, ούτε πιο μέσα ούτε πιο έξω. Δεύτερο, τα φρύδια: η πάνω γραμμή του σκελετού καλό είναι να τα ακολουθεί, χωρίς να τα κρύβει εντελώς. Τρίτο, τα μάτια. Πρέπει να βρίσκονται κοντά στο κέντρο του φακού, ελαφρώς ψηλότερα, και αυτό δεν είναι μόνο θέμα αισθητικής: εκεί ο φακός αποδίδει καλύτερα.</p>
<p>Αν ο σκελετός σηκώνεται όταν χαμογελάτε, ακουμπά στα μάγουλα. Αν γλιστρά όταν σκύβετε, η γέφυρα είναι φαρδιά. Και τα δύο διορθώνονται με άλλο μέγεθος ή με μια μικρή ρύθμιση, όχι με υπομονή.</p>
<h2>Και το χρώμα;</h2>
<p>Σκεφτείτε το σαν πουκάμισο που φοράτε κάθε μέρα. Σε ζεστές επιδερμίδες πάνε το μελί, η ταρταρούγα, το λαδί και το χρυσό. Σε ψυχρές το μαύρο, το γκρι, το μπλε και το ασημί. Αν διστάζετε, ένα διάφανο ή σαμπανί ασετάτ σπάνια κάνει λάθος.</p>
<p>Δοκιμάστε πάντα με το κινητό στο χέρι: μια φωτογραφία από ένα μέτρο δείχνει αυτό που βλέπουν οι άλλοι, ενώ ο καθρέφτης δείχνει αυτό που φοβάστε εσείς.</p>
<blockquote>Οι κανόνες σάς βγάζουν από το αδιέξοδο. Την απόφαση την παίρνει ο καθρέφτης.</blockquote>
<p>Κι αν ερωτευτείτε έναν σκελετό που παραβιάζει όλα τα παραπάνω, πάρτε τον. Τα γυαλιά που φοριούνται με κέφι πάνε πάντα καλύτερα από τα «σωστά» που μένουν στη θήκη. Περάστε από τη Σκουφά να δοκιμάσετε όσα θέλετε, ή δείτε τον <a href="/page/frame-guide">οδηγό σκελετών</a> μας.</p>`,
    en: `<p>Every day someone walks into the shop and says, “glasses just don’t suit me”. It is hardly ever true. More often they have tried three frames of the same shape, and that shape happened to repeat what their face already had plenty of.</p>
<h2>The principle of contrast</h2>
<p>The basic rule fits in one sentence: let the frame give the face what it lacks. Stand at a mirror with your hair pulled back and look at the outline from forehead to chin.</p>
<ul>
<li><strong>Round face:</strong> soft lines, length and width nearly equal. Square and rectangular frames add corners.</li>
<li><strong>Square face:</strong> strong jaw, broad forehead. Round, oval and panto shapes soften it.</li>
<li><strong>Oval face:</strong> can carry almost anything, as long as the frame is no wider than the temples.</li>
<li><strong>Long face:</strong> tall lenses and pronounced temples break up the length.</li>
<li><strong>Heart-shaped face:</strong> frames that are lighter on top, such as an oval or a discreet cat-eye, balance a narrow chin.</li>
</ul>
<h2>Three things that matter more than shape</h2>
<p>First, width. The frame should end where the face ends, neither inside nor beyond it. Second, the eyebrows: the top line of the frame should follow them without hiding them altogether. Third, the eyes. They belong near the centre of the lens, slightly above it, and that is not only about looks: it is where the lens works best.</p>
<p>If the frame rises when you smile, it is resting on your cheeks. If it slides when you look down, the bridge is too wide. Both are cured by another size or a small adjustment, not by patience.</p>
<h2>And colour?</h2>
<p>Think of it as a shirt you wear every day. Warm complexions go with honey, tortoise, olive and gold. Cool ones with black, grey, blue and silver. When in doubt, a crystal or champagne acetate rarely gets it wrong.</p>
<p>Always try frames with your phone at hand: a photo from one metre away shows what others see, while the mirror shows what you are afraid of.</p>
<blockquote>Rules get you out of a dead end. The mirror makes the decision.</blockquote>
<p>And if you fall for a frame that breaks everything above, take it. Glasses worn with pleasure always look better than the “right” ones that stay in their case. Come to Skoufa Street and try on as many as you like, or have a look at our <a href="/page/frame-guide">frame guide</a>.</p>`,
  },
};
