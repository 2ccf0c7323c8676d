import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const uvProtection: Drawn<ShopPost> = {
  slug: 'uv-protection-and-lens-categories',
  title: both(
    'UV400 και κατηγορίες φακών: τι κοιτάμε στα γυαλιά ηλίου',
    'UV400 and lens categories: what to look for in sunglasses',
  ),
  excerpt: both(
    'Το σκούρο τζάμι δεν σημαίνει προστασία. Οι κατηγορίες 0 έως 4, η πόλωση και το σήμα CE, με απλά λόγια.',
    'A dark lens does not mean protection. Categories 0 to 4, polarisation and the CE mark in plain words.',
  ),
  category: 'eye-health',
  author_name: authors.arvanitis,
  tags: { el: ['γυαλιά ηλίου', 'UV400', 'πολωτικοί φακοί'], en: ['sunglasses', 'UV400', 'polarised lenses'] },
  featured: true,
  views: 4310,
  images: [
    { kind: 'scene', scene: 'light-through-lenses', tone: 'sand', seed: 121 },
    { kind: 'scene', scene: 'beach', tone: 'sky', seed: 122 },
  ],
  created_at: '2026-06-08T07:30:00.000Z',
  content: {
    el: `<p>Στην Ελλάδα ο δείκτης UV ξεπερνά το 8 για μήνες ολόκληρους. Κι όμως, τα περισσότερα γυαλιά ηλίου αγοράζονται μόνο με το μάτι. Τρία πράγματα αξίζει να ελέγξετε πριν από το χρώμα του σκελετού.</p>
<h2>Άλλο σκοτεινό, άλλο προστατευτικό</h2>
<p>Η υπεριώδης ακτινοβολία δεν φαίνεται. Ένας φακός μπορεί να είναι κατάμαυρος και να την αφήνει να περάσει, ή σχεδόν διάφανος και να την κόβει όλη. Το πρώτο είναι χειρότερο από το τίποτα: πίσω από τον σκούρο φακό η κόρη ανοίγει και το μάτι δέχεται περισσότερη ακτινοβολία. Η ένδειξη <strong>UV400</strong> σημαίνει ότι ο φακός σταματά τα μήκη κύματος ως τα 400 νανόμετρα, δηλαδή UVA και UVB.</p>
<h2>Οι κατηγορίες 0 έως 4</h2>
<p>Ο αριθμός στο εσωτερικό του βραχίονα λέει πόσο ορατό φως περνά. Δεν λέει τίποτε για την UV.</p>
<ul>
<li><strong>0:</strong> 80 με 100% του φωτός. Διάφανοι φακοί ή ελαφριά απόχρωση για μέσα.</li>
<li><strong>1:</strong> 43 με 80%. Συννεφιά, πόλη τον χειμώνα.</li>
<li><strong>2:</strong> 18 με 43%. Μέτρια ηλιοφάνεια, απόγευμα.</li>
<li><strong>3:</strong> 8 με 18%. Έντονος ήλιος, θάλασσα. Η σωστή επιλογή για το ελληνικό καλοκαίρι.</li>
<li><strong>4:</strong> 3 με 8%. Χιόνι και μεγάλα υψόμετρα. Απαγορεύεται στην οδήγηση.</li>
</ul>
<h2>Πόλωση, καθρέφτης, χρώμα</h2>
<p>Οι <strong>πολωτικοί</strong> φακοί κόβουν τη λάμψη που ανακλάται από το νερό και την άσφαλτο. Ξεκουράζουν στη θάλασσα και στο τιμόνι, αλλά σκοτεινιάζουν κάποιες οθόνες και δεν προσθέτουν προστασία UV από μόνοι τους. Ο <strong>καθρέφτης</strong> ανακλά λίγο φως παραπάνω. Το <strong>χρώμα</strong> είναι γούστο με μικρές διαφορές: το γκρι δεν αλλοιώνει, το καφέ δυναμώνει την αντίθεση, το πράσινο στέκεται στη μέση.</p>
<h2>Το σχήμα προστατεύει κι αυτό</h2>
<p>Μεγάλο μέρος της ακτινοβολίας μπαίνει από πάνω και από τα πλάγια. Ένας σκελετός που κάθεται κοντά στο πρόσωπο, με φαρδείς βραχίονες ή ελαφριά καμπύλη, κάνει μεγαλύτερη διαφορά από δύο αποχρώσεις πιο σκούρο φακό. Το ίδιο και ένα καπέλο.</p>
<p>Η ζημιά μαζεύεται σιγά σιγά. Η πολύχρονη έκθεση συνδέεται με τον καταρράκτη και το πτερύγιο, ενώ μια μέρα στο χιόνι ή στη θάλασσα χωρίς γυαλιά αρκεί για ένα επώδυνο έγκαυμα του κερατοειδούς.</p>
<blockquote>Ψάξτε το σήμα CE, την ένδειξη UV400 και τον αριθμό της κατηγορίας. Αν λείπουν, αφήστε τα στο ράφι.</blockquote>
<p>Έχετε παλιά γυαλιά και δεν θυμάστε τι γράφουν; Φέρτε τα. Ένα όργανο στο κατάστημα μετρά την UV που περνά, σε δέκα δευτερόλεπτα και χωρίς χρέωση. Και μην ξεχνάτε τα παιδιά: τα μάτια τους αφήνουν περισσότερη ακτινοβολία να φτάσει στον αμφιβληστροειδή, γι’ αυτό χρειάζονται <a href="/shop?category=children">κανονικά γυαλιά ηλίου</a> και όχι παιχνίδια.</p>`,
    en: `<p>In Greece the UV index stays above 8 for months on end. And yet most sunglasses are bought by eye alone. Three things are worth checking before the colour of the frame.</p>
<h2>Dark is one thing, protective another</h2>
<p>Ultraviolet radiation cannot be seen. A lens may be pitch black and let it through, or almost clear and block it all. The former is worse than nothing: behind a dark lens the pupil opens and the eye takes in more radiation. <strong>UV400</strong> means that the lens stops wavelengths up to 400 nanometres, that is, UVA and UVB.</p>
<h2>Categories 0 to 4</h2>
<p>The number inside the temple tells you how much visible light gets through. It says nothing about UV.</p>
<ul>
<li><strong>0:</strong> 80 to 100% of the light. Clear lenses or a faint tint for indoors.</li>
<li><strong>1:</strong> 43 to 80%. Cloud, or the city in winter.</li>
<li><strong>2:</strong> 18 to 43%. Moderate sun, late afternoon.</li>
<li><strong>3:</strong> 8 to 18%. Strong sun, the seaside. The right choice for a Greek summer.</li>
<li><strong>4:</strong> 3 to 8%. Snow and high mountains. Not allowed for driving.</li>
</ul>
<h2>Polarisation, mirrors, colour</h2>
<p><strong>Polarised</strong> lenses cut the glare reflected by water and asphalt. They are restful at sea and at the wheel, but they darken some screens and do not add UV protection by themselves. A <strong>mirror</strong> reflects a little more light. <strong>Colour</strong> is taste with small differences: grey does not distort, brown lifts contrast, green sits in between.</p>
<h2>Shape protects too</h2>
<p>Much of the radiation comes in from above and from the sides. A frame that sits close to the face, with broad temples or a slight wrap, makes more difference than a lens two shades darker. So does a hat.</p>
<p>The harm adds up slowly. Long exposure is linked with cataract and pterygium, while one day on snow or water without glasses is enough for a painful burn of the cornea.</p>
<blockquote>Look for the CE mark, the words UV400 and the category number. If they are missing, leave the pair on the shelf.</blockquote>
<p>Have an old pair and cannot remember what it says? Bring it in. An instrument in the shop measures how much UV gets through, in ten seconds and at no charge. And do not forget the children: their eyes let more radiation reach the retina, which is why they need <a href="/shop?category=children">proper sunglasses</a> rather than toys.</p>`,
  },
};
