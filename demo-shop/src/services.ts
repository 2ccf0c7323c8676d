import type { Drawn } from './image-files.ts';
import type { ShopService } from './shop-data.ts';
import { both } from './texts.ts';

/** The services of the shop. */
export const services: readonly Drawn<ShopService>[] = [
  {
    slug: 'eye-exam',
    title: both('Έλεγχος όρασης', 'Eye exam'),
    excerpt: both(
      'Τριάντα λεπτά με τον οπτικό μας, χωρίς βιασύνη και χωρίς υποχρέωση αγοράς.',
      'Thirty unhurried minutes with our optician, with no obligation to buy.',
    ),
    content: both(
      `<p>Ξεκινάμε από τη μέρα σας: τι δουλειά κάνετε, πόση ώρα κοιτάτε οθόνη, αν οδηγείτε νύχτα. Μετά μετράμε τη διάθλαση, ελέγχουμε πώς συνεργάζονται τα μάτια και δοκιμάζουμε το αποτέλεσμα σε κανονικές συνθήκες, όχι μόνο μπροστά στον πίνακα.</p>
<h2>Τι περιλαμβάνει</h2>
<ul><li>Αντικειμενική και υποκειμενική διάθλαση</li><li>Έλεγχο διόφθαλμης όρασης και κοντινής εστίασης</li><li>Μέτρηση διακορικής απόστασης</li><li>Γραπτό σημείωμα με τα αποτελέσματα, δικό σας</li></ul>
<p>Ο έλεγχος αφορά τη συνταγή των γυαλιών και δεν αντικαθιστά την ιατρική εξέταση. Αν δούμε κάτι που χρειάζεται οφθαλμίατρο, σας το λέμε αμέσως. Το κόστος αφαιρείται αν φτιάξετε γυαλιά μαζί μας.</p>`,
      `<p>We start from your day: what work you do, how long you look at screens, whether you drive at night. Then we measure refraction, check how the eyes work together and try the result in real conditions, not only in front of the chart.</p>
<h2>What it includes</h2>
<ul><li>Objective and subjective refraction</li><li>A check of binocular vision and near focus</li><li>Pupillary distance</li><li>A written note of the results, yours to keep</li></ul>
<p>The exam concerns your glasses prescription and does not replace a medical examination. If we see something that calls for an ophthalmologist, we tell you straight away. The fee is deducted if you have glasses made with us.</p>`,
    ),
    icon: 'eye-check',
    image: { kind: 'scene', scene: 'eye-test', tone: 'mist', seed: 301 },
    duration: 30,
    price_cents: 2500,
    bookable: true,
  },
  {
    slug: 'contact-lens-fitting',
    title: both('Εφαρμογή φακών επαφής', 'Contact lens fitting'),
    excerpt: both(
      'Μετρήσεις, δοκιμαστικό ζευγάρι και μάθημα τοποθέτησης, μέχρι να τους βάζετε μόνοι σας.',
      'Measurements, a trial pair and a lesson, until you can put them in on your own.',
    ),
    content: both(
      `<p>Η πρώτη φορά μοιάζει αδύνατη. Η πέμπτη είναι ρουτίνα. Μετράμε την καμπυλότητα του ματιού, ελέγχουμε τα δάκρυα και διαλέγουμε μαζί τύπο φακού ανάλογα με το πόσο συχνά θα τον φοράτε.</p>
<h2>Πώς γίνεται</h2>
<ol><li>Μετρήσεις και επιλογή φακού</li><li>Τοποθέτηση και έλεγχος της εφαρμογής μετά από είκοσι λεπτά</li><li>Μάθημα: βάζετε και βγάζετε τους φακούς τρεις φορές μόνοι σας</li><li>Δοκιμαστικό ζευγάρι για το σπίτι και επανέλεγχος σε μία εβδομάδα</li></ol>
<p>Φέρτε πρόσφατη συνταγή και μη φοράτε μακιγιάζ στα μάτια εκείνη την ημέρα. Ο επανέλεγχος περιλαμβάνεται στην τιμή.</p>`,
      `<p>The first time seems impossible. The fifth is routine. We measure the curve of your eye, check your tears and choose the type of lens together, depending on how often you will wear it.</p>
<h2>How it goes</h2>
<ol><li>Measurements and choice of lens</li><li>Insertion, and a check of the fit after twenty minutes</li><li>A lesson: you put the lenses in and take them out three times by yourself</li><li>A trial pair to take home and a follow-up within a week</li></ol>
<p>Bring a recent prescription and wear no eye make-up that day. The follow-up is included in the price.</p>`,
    ),
    icon: 'droplet',
    image: { kind: 'scene', scene: 'lens-ripple', tone: 'sky', seed: 302 },
    duration: 50,
    price_cents: 3500,
    bookable: true,
  },
  {
    slug: 'frame-fitting',
    title: both('Επιλογή και ρύθμιση σκελετού', 'Frame styling and adjustment'),
    excerpt: both(
      'Βρίσκουμε μαζί τον σκελετό που σας πάει και τον ρυθμίζουμε ώστε να ξεχνάτε ότι τον φοράτε.',
      'Together we find the frame that suits you, and adjust it until you forget you have it on.',
    ),
    content: both(
      `<p>Έχουμε πάνω από οκτακόσιους σκελετούς στα ράφια και καμία πρόθεση να τους δείτε όλους. Σε είκοσι λεπτά διαλέγουμε πέντε που έχουν νόημα για το πρόσωπο, τη συνταγή και τη ζωή σας, και από εκεί αποφασίζει ο καθρέφτης.</p>
<p>Η ρύθμιση γίνεται με θερμό αέρα και λεπτές πένσες: γέφυρα, κλίση, καμπύλη πίσω από το αυτί. Είναι δωρεάν για πάντα, ακόμη και για γυαλιά που αγοράσατε αλλού.</p>
<blockquote>Τα γυαλιά που πονάνε δεν είναι «καινούργια». Είναι αρρύθμιστα.</blockquote>`,
      `<p>We have more than eight hundred frames on the shelves and no intention of showing you all of them. In twenty minutes we pick five that make sense for your face, your prescription and your life, and from there the mirror decides.</p>
<p>Adjusting is done with hot air and fine pliers: bridge, tilt, the bend behind the ear. It is free for good, even for glasses you bought elsewhere.</p>
<blockquote>Glasses that hurt are not “new”. They are badly adjusted.</blockquote>`,
    ),
    icon: 'adjustments',
    image: { kind: 'scene', scene: 'shop-interior', tone: 'sand', seed: 303 },
    duration: 20,
    price_cents: 0,
    bookable: true,
  },
  {
    slug: 'repairs',
    title: both('Επισκευές', 'Repairs'),
    excerpt: both(
      'Βίδες, μεντεσέδες, πλακίδια, κολλήσεις: τα περισσότερα γίνονται όσο πίνετε έναν καφέ.',
      'Screws, hinges, pads, soldering: most of it is done while you have a coffee.',
    ),
    content: both(
      `<p>Στο πίσω μέρος του καταστήματος υπάρχει ένας πάγκος με φως από τον βορρά και συρτάρια γεμάτα βίδες. Εκεί ξαναζούν γυαλιά που αλλού θα πετούσαν.</p>
<ul><li><strong>Άμεσα και δωρεάν:</strong> σφίξιμο, ευθυγράμμιση, καθαρισμός με υπερήχους</li><li><strong>Την ίδια ημέρα:</strong> πλακίδια μύτης, βίδες, άκρες βραχιόνων, από 5 €</li><li><strong>Σε τρεις έως επτά ημέρες:</strong> αλλαγή μεντεσέ, κόλληση μετάλλου με λέιζερ, γυάλισμα ασετάτ</li></ul>
<p>Σας λέμε την τιμή πριν ξεκινήσουμε, και αν δεν αξίζει τον κόπο, σας το λέμε κι αυτό.</p>`,
      `<p>At the back of the shop there is a bench with light from the north and drawers full of screws. Glasses that would be thrown away elsewhere come back to life there.</p>
<ul><li><strong>At once and free:</strong> tightening, aligning, ultrasonic cleaning</li><li><strong>The same day:</strong> nose pads, screws, temple tips, from €5</li><li><strong>In three to seven days:</strong> replacing a hinge, laser soldering, polishing acetate</li></ul>
<p>We tell you the price before we begin, and if it is not worth the trouble, we tell you that as well.</p>`,
    ),
    icon: 'tools',
    image: { kind: 'scene', scene: 'workshop', tone: 'stone', seed: 304 },
    duration: null,
    price_cents: null,
    bookable: false,
  },
  {
    slug: 'childrens-vision-check',
    title: both('Έλεγχος όρασης για παιδιά', 'Children’s vision check'),
    excerpt: both(
      'Με εικόνες, παιχνίδι και υπομονή, για παιδιά από πέντε ετών.',
      'With pictures, play and patience, for children from the age of five.',
    ),
    content: both(
      `<p>Το παιδί κάθεται όπου θέλει, ακόμη και στα γόνατά σας. Αντί για γράμματα έχουμε σπιτάκια, μήλα και ένα πολύ υπομονετικό αρκουδάκι. Ελέγχουμε την οξύτητα, τη συνεργασία των ματιών, την αντίληψη βάθους και των χρωμάτων.</p>
<p>Πρόκειται για προληπτικό έλεγχο και όχι για διάγνωση. Για παιδιά κάτω των πέντε, ή αν βρούμε κάτι, η εξέταση γίνεται από παιδοοφθαλμίατρο, ο οποίος δίνει και την πρώτη συνταγή. Τη συνταγή αυτή ερχόμαστε μετά να την κάνουμε γυαλιά που θα φορεθούν.</p>
<p>Καλύτερη ώρα: πρωί, χορτάτο και ξεκούραστο. Το αρκουδάκι είναι εδώ κάθε μέρα.</p>`,
      `<p>Your child sits wherever they like, your lap included. Instead of letters we have houses, apples and a very patient teddy bear. We check sharpness, teamwork of the eyes, depth and colour.</p>
<p>This is a screening and not a diagnosis. For children under five, or if we find something, the examination belongs to a paediatric ophthalmologist, who also writes the first prescription. Our part is to turn that prescription into glasses that will be worn.</p>
<p>The best time is morning, well fed and rested. The teddy bear is here every day.</p>`,
    ),
    icon: 'mood-kid',
    image: { kind: 'scene', scene: 'children', tone: 'sky', seed: 305 },
    duration: 25,
    price_cents: 1500,
    bookable: true,
  },
  {
    slug: 'home-try-on',
    title: both('Δοκιμή στο σπίτι', 'Home try-on'),
    excerpt: both(
      'Πέντε σκελετοί στην πόρτα σας για πέντε ημέρες. Κρατάτε έναν, ή κανέναν.',
      'Five frames at your door for five days. Keep one, or none.',
    ),
    content: both(
      `<p>Ο φωτισμός του μπάνιου σας είναι αυστηρότερος από τον δικό μας, και καλά κάνει. Διαλέξτε πέντε σκελετούς από το ηλεκτρονικό κατάστημα και θα τους φέρουμε στο σπίτι σας στην Αττική ή θα τους στείλουμε με κούριερ στην υπόλοιπη Ελλάδα.</p>
<ol><li>Μας λέτε ποιους πέντε θέλετε και το μέγεθος που φοράτε τώρα</li><li>Τους δοκιμάζετε για πέντε ημέρες, με τα ρούχα και τους ανθρώπους σας</li><li>Τους επιστρέφετε στο ίδιο κουτί, με έτοιμη ετικέτα</li></ol>
<p>Η υπηρεσία είναι δωρεάν, με εγγύηση που αποδεσμεύεται στην επιστροφή. Μαζί βάζουμε πάντα έναν σκελετό που δεν ζητήσατε: συχνά κερδίζει εκείνος.</p>`,
      `<p>The light in your bathroom is harsher than ours, and rightly so. Choose five frames from the online shop and we will bring them to your home in Attica, or send them by courier to the rest of Greece.</p>
<ol><li>Tell us which five you would like and the size you wear now</li><li>Try them for five days, with your clothes and your people</li><li>Send them back in the same box, with the label provided</li></ol>
<p>The service is free, with a deposit that is released on return. We always add one frame you did not ask for: quite often that is the one that wins.</p>`,
    ),
    icon: 'package',
    image: { kind: 'scene', scene: 'pedestals', tone: 'blush', seed: 306 },
    duration: null,
    price_cents: null,
    bookable: false,
  },
];
