import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const sportEyewearGuide: Drawn<ShopPost> = {
  slug: 'choosing-sports-eyewear',
  title: both('Αθλητικά γυαλιά: ο σωστός φακός για κάθε άθλημα', 'Sports eyewear: the right lens for every sport'),
  excerpt: both(
    'Ποδήλατο, τρέξιμο, βουνό, θάλασσα. Τι αλλάζει στον φακό και στον σκελετό, και τι γίνεται αν φοράτε συνταγή.',
    'Cycling, running, mountains, sea. What changes in lens and frame, and what to do with a prescription.',
  ),
  category: 'lenses-materials',
  author_name: authors.kanakis,
  tags: { el: ['αθλητισμός', 'ποδηλασία', 'γυαλιά ηλίου'], en: ['sport', 'cycling', 'sunglasses'] },
  featured: false,
  views: 1240,
  images: [
    { kind: 'scene', scene: 'mountain', tone: 'mist', seed: 171 },
    {
      kind: 'eyewear',
      shape: 'shield',
      frameColor: 'black',
      material: 'rubber',
      lens: 'orange-mirror',
      bridge: 'saddle',
      temple: 'sport',
      angle: 'three-quarter',
      background: 'slate',
    },
  ],
  created_at: '2026-04-06T07:30:00.000Z',
  content: {
    el: `<p>Στο βουνό, στην άσφαλτο και στο νερό τα γυαλιά δεν είναι αξεσουάρ. Σταματούν πετραδάκια, έντομα, αέρα και UV, και σας αφήνουν να δείτε τη λακκούβα ένα δευτερόλεπτο νωρίτερα. Να τι κοιτάμε όταν κάποιος μας λέει «θέλω κάτι για να τρέχω».</p>
<h2>Πρώτα η εφαρμογή</h2>
<p>Κουνήστε το κεφάλι πάνω κάτω και δεξιά αριστερά. Αν τα γυαλιά μετακινηθούν, δεν κάνουν, όσο όμορφα κι αν είναι. Ο αθλητικός σκελετός πρέπει να είναι ελαφρύς, να κρατά με καουτσούκ στη μύτη και στους βραχίονες, και να αφήνει κενό από τα μάγουλα ώστε να περνά αέρας. Αν φοράτε κράνος, φέρτε το μαζί.</p>
<h2>Ο φακός ανά άθλημα</h2>
<ul>
<li><strong>Ποδηλασία δρόμου:</strong> μεγάλος ενιαίος φακός, ανοιχτός ψηλά, κατηγορίας 3 για ήλιο. Οι φωτοχρωμικοί βολεύουν αν ξεκινάτε πριν από το χάραμα.</li>
<li><strong>Mountain bike και μονοπάτια:</strong> καφέ ή ροζ τόνοι, κατηγορίας 1 έως 2, που ξεχωρίζουν ρίζες και πέτρες στη σκιά.</li>
<li><strong>Τρέξιμο:</strong> ελαφρύς γκρι ή καφέ φακός και όσο το δυνατόν λιγότερος σκελετός στο κάτω μέρος.</li>
<li><strong>Ιστιοπλοΐα και ψάρεμα:</strong> πολωτικός φακός, κατηγορίας 3, υδρόφοβη επίστρωση και κορδόνι.</li>
<li><strong>Χιόνι και υψόμετρο:</strong> κατηγορίας 3 ή 4 με πλαϊνή κάλυψη. Θυμηθείτε: με κατηγορία 4 δεν οδηγείτε ως το χιονοδρομικό.</li>
<li><strong>Μπάσκετ, σάλα, ρακέτες:</strong> διάφανος πολυκαρβονικός φακός σε προστατευτικό σκελετό με λάστιχο.</li>
</ul>
<h2>Υλικό: πρώτα η ασφάλεια</h2>
<p>Για κάθε άθλημα με ταχύτητα ή μπάλα ζητήστε πολυκαρβονικό ή Trivex. Δεν θρυμματίζονται και κόβουν από μόνα τους όλη την UV. Το ορυκτό γυαλί, όσο καθαρό κι αν είναι, δεν έχει θέση εδώ.</p>
<p>Δεύτερο κριτήριο η ομίχλη. Οι εγκοπές αερισμού βοηθούν περισσότερο από κάθε σπρέι, και μια αντιθαμβωτική επίστρωση στην εσωτερική πλευρά αξίζει τα λεφτά της αν ιδρώνετε ή τρέχετε με κρύο. Μην τα ανεβάζετε στο μέτωπο στη στάση: εκεί θαμπώνουν πρώτα.</p>
<h2>Κι αν φοράω συνταγή;</h2>
<p>Τρεις λύσεις. Φακοί επαφής ημερήσιας χρήσης κάτω από οποιοδήποτε αθλητικό ζευγάρι, η πιο ευέλικτη. Κλιπ συνταγής πίσω από τη μάσκα, η πιο οικονομική, αρκεί να μη θαμπώνει. Ή φακοί συνταγής κομμένοι κατευθείαν στον κυρτό σκελετό, η πιο άνετη: θέλει ειδικό σχεδιασμό, γιατί η καμπύλη αλλάζει τη δύναμη στα πλάγια. Γίνεται συνήθως ως τις τέσσερις με έξι διοπτρίες.</p>
<blockquote>Στη θάλασσα μην μπαίνετε με φακούς επαφής. Για κολύμπι υπάρχουν γυαλάκια με βαθμό.</blockquote>
<p>Μετά την προπόνηση ξεπλύνετε τα γυαλιά με χλιαρό νερό πριν τα σκουπίσετε. Το αλάτι και η σκόνη χαράζουν περισσότερο από οποιαδήποτε πτώση. Δείτε τη συλλογή μας στα <a href="/shop?category=sport">αθλητικά</a>.</p>`,
    en: `<p>On mountains, roads and water, glasses are no accessory. They stop grit, insects, wind and UV, and they let you see the pothole one second sooner. Here is what we look at when somebody says, “I want something to run in.”</p>
<h2>Fit comes first</h2>
<p>Shake your head up and down and from side to side. If the glasses move, they will not do, however handsome. A sports frame should be light, hold with rubber at the nose and the temples, and stay clear of the cheeks so that air can pass. If you wear a helmet, bring it along.</p>
<h2>The lens for each sport</h2>
<ul>
<li><strong>Road cycling:</strong> one large lens, open at the top, category 3 for sun. Photochromic lenses are handy if you set out before dawn.</li>
<li><strong>Mountain biking and trails:</strong> brown or rose tones, category 1 to 2, which pick out roots and stones in the shade.</li>
<li><strong>Running:</strong> a light grey or brown lens and as little frame as possible along the bottom.</li>
<li><strong>Sailing and fishing:</strong> a polarised lens, category 3, with a water-repellent coating and a cord.</li>
<li><strong>Snow and altitude:</strong> category 3 or 4 with side cover. Remember: with category 4 you do not drive to the slopes.</li>
<li><strong>Basketball, hall and racket sports:</strong> a clear polycarbonate lens in a protective frame with an elastic.</li>
</ul>
<h2>Material: safety first</h2>
<p>For any sport with speed or a ball, ask for polycarbonate or Trivex. They do not shatter, and they block all UV by themselves. Mineral glass, however clear, has no place here.</p>
<p>The second test is fog. Vents help more than any spray, and an anti-fog coating on the inside is worth its price if you sweat or run in the cold. Do not push them up onto your forehead when you stop: that is where they mist over first.</p>
<h2>And with a prescription?</h2>
<p>There are three answers. Daily contact lenses under any pair you like, the most flexible. A prescription clip behind the shield, the cheapest, provided it does not fog. Or prescription lenses cut straight into the wrapped frame, the most comfortable: they need a special design, because the curve changes the power at the sides. It usually works up to four to six dioptres.</p>
<blockquote>Do not go into the sea in contact lenses. For swimming there are goggles with power.</blockquote>
<p>After training, rinse the glasses in lukewarm water before wiping them. Salt and dust scratch more than any fall. See our collection under <a href="/shop?category=sport">sports</a>.</p>`,
  },
};
