import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const firstGlasses: Drawn<ShopPost> = {
  slug: 'your-childs-first-glasses',
  title: both('Τα πρώτα γυαλιά του παιδιού', 'Your child’s first glasses'),
  excerpt: both(
    'Πότε γίνεται ο πρώτος έλεγχος, ποια σημάδια προσέχουμε και πώς διαλέγουμε σκελετό που θα φορεθεί στ’ αλήθεια.',
    'When to have the first check, which signs to watch for, and how to choose a frame that will really be worn.',
  ),
  category: 'eye-health',
  author_name: authors.savva,
  tags: { el: ['παιδιά', 'σχολείο', 'αμβλυωπία'], en: ['children', 'school', 'lazy eye'] },
  featured: true,
  views: 2660,
  images: [
    { kind: 'scene', scene: 'children', tone: 'sky', seed: 141 },
    { kind: 'scene', scene: 'open-book', tone: 'sage', seed: 142 },
  ],
  created_at: '2026-08-24T07:30:00.000Z',
  content: {
    el: `<p>Ένα παιδί που δεν βλέπει καλά σπάνια παραπονιέται. Δεν έχει με τι να συγκρίνει: νομίζει πως όλοι βλέπουν τον πίνακα θολό. Γι’ αυτό τα πρώτα γυαλιά ξεκινούν από τους μεγάλους που παρατηρούν.</p>
<h2>Πότε γίνεται ο πρώτος έλεγχος</h2>
<p>Ο παιδίατρος κοιτά τα μάτια από τη γέννηση. Ένας πλήρης οφθαλμολογικός έλεγχος έχει νόημα γύρω στα τρία με τέσσερα χρόνια και ξανά πριν από την πρώτη δημοτικού. Νωρίτερα, αν κάτι σας ανησυχεί ή αν γονείς και αδέλφια έχουν στραβισμό, αμβλυωπία ή υψηλή συνταγή. Η αμβλυωπία, το «τεμπέλικο μάτι», αντιμετωπίζεται πολύ καλύτερα όσο το παιδί είναι μικρό.</p>
<h2>Σημάδια που αξίζουν ένα ραντεβού</h2>
<ul>
<li>Κάθεται πολύ κοντά στην τηλεόραση ή κολλά τη μύτη στο τετράδιο.</li>
<li>Μισοκλείνει ή σκεπάζει το ένα μάτι, γέρνει το κεφάλι.</li>
<li>Τρίβει συχνά τα μάτια, δακρύζει ή έχει πονοκεφάλους μετά το διάβασμα.</li>
<li>Χάνει τη σειρά του κειμένου, σκοντάφτει σε σκαλοπάτια.</li>
<li>Το ένα μάτι «φεύγει», έστω και πότε πότε.</li>
</ul>
<p>Αν δείτε λευκή αντανάκλαση στην κόρη σε φωτογραφία με φλας, μην περιμένετε: ζητήστε εξέταση αμέσως.</p>
<h2>Πώς διαλέγουμε σκελετό</h2>
<p>Πρώτα το μέγεθος. Το μάτι πρέπει να βρίσκεται στο κέντρο του φακού και ο φακός να φτάνει αρκετά ψηλά, γιατί τα παιδιά κοιτούν συνέχεια προς τα πάνω, προς εμάς. Η γέφυρα πρέπει να ακουμπά ολόκληρη στη μύτη, χωρίς να αφήνει σημάδια. Ένας σκελετός «για να του κάνει και του χρόνου» γλιστρά, και το παιδί κοιτάζει από πάνω του.</p>
<p>Μετά το υλικό. Για μικρές ηλικίες προτείνουμε εύκαμπτους σκελετούς χωρίς βίδες, με λάστιχο. Αργότερα το ασετάτ με ελατήριο στον μεντεσέ αντέχει καλά. Οι φακοί να είναι από πολυκαρβονικό ή άλλο ανθεκτικό υλικό, ποτέ γυαλί.</p>
<p>Ζητήστε και ένα δεύτερο ζευγάρι, έστω το παλιό, για την ημέρα που τα πρώτα θα μείνουν στην παραλία.</p>
<p>Και τέλος η γνώμη του παιδιού, που είναι και η πιο σημαντική. Προτείνετε τρεις σωστούς σκελετούς και αφήστε το να διαλέξει ανάμεσά τους.</p>
<blockquote>Τα καλύτερα παιδικά γυαλιά είναι εκείνα που το παιδί ψάχνει μόνο του το πρωί.</blockquote>
<h2>Οι πρώτες εβδομάδες</h2>
<p>Δώστε τους χρόνο και μην τα κάνετε μάχη. Ξεκινήστε από κάτι που αγαπά, ένα βιβλίο ή κινούμενα σχέδια. Πείτε το στη δασκάλα. Περάστε από εμάς για ρύθμιση κάθε δύο με τρεις μήνες, είναι δωρεάν, και κάθε χρόνο για έλεγχο στον οφθαλμίατρο, γιατί τα μάτια μεγαλώνουν μαζί με τα πόδια.</p>`,
    en: `<p>A child who does not see well seldom complains. There is nothing to compare with: they assume the board is blurred for everyone. That is why first glasses begin with grown-ups who notice.</p>
<h2>When to have the first check</h2>
<p>The paediatrician looks at the eyes from birth. A full eye examination makes sense at around three to four years and again before starting school. Sooner if something worries you, or if parents or siblings have a squint, a lazy eye or a strong prescription. Amblyopia, the “lazy eye”, responds far better while a child is small.</p>
<h2>Signs that deserve an appointment</h2>
<ul>
<li>Sitting very close to the television, or nose to the exercise book.</li>
<li>Screwing up or covering one eye, tilting the head.</li>
<li>Rubbing the eyes often, watering, or headaches after reading.</li>
<li>Losing the line in a text, tripping on steps.</li>
<li>One eye that wanders, even if only now and then.</li>
</ul>
<p>If you see a white reflection in the pupil in a flash photograph, do not wait: ask for an examination at once.</p>
<h2>How to choose a frame</h2>
<p>Size first. The eye should sit at the centre of the lens, and the lens should reach high enough, because children are always looking up, at us. The bridge should rest fully on the nose without leaving marks. A frame “to grow into” slides down, and the child looks over the top.</p>
<p>Then material. For the little ones we suggest flexible frames without screws, with a strap. Later on, acetate with a sprung hinge holds up well. Lenses should be polycarbonate or another tough material, never glass.</p>
<p>Ask for a second pair too, even if it is the old one, for the day when the first stay behind on the beach.</p>
<p>And last the child’s opinion, which matters most of all. Offer three frames that fit and let them choose among those.</p>
<blockquote>The best children’s glasses are the ones the child goes looking for in the morning.</blockquote>
<h2>The first weeks</h2>
<p>Give it time and do not turn it into a battle. Start with something they love, a book or a cartoon. Tell the teacher. Come by for an adjustment every two or three months, it is free, and see the eye doctor every year, because eyes grow along with feet.</p>`,
  },
};
