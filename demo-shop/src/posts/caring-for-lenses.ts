import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const caringForLenses: Drawn<ShopPost> = {
  slug: 'caring-for-your-glasses',
  title: both('Πώς καθαρίζονται σωστά τα γυαλιά', 'How to clean your glasses properly'),
  excerpt: both(
    'Όχι με το μπλουζάκι. Η σωστή σειρά, τα προϊόντα που καταστρέφουν τις επιστρώσεις και η ρύθμιση που όλοι ξεχνούν.',
    'Not with your T-shirt. The right order, the products that ruin coatings and the adjustment everybody forgets.',
  ),
  category: 'lenses-materials',
  author_name: authors.markou,
  tags: { el: ['φροντίδα', 'φακοί', 'καθαρισμός'], en: ['care', 'lenses', 'cleaning'] },
  featured: false,
  views: 1690,
  images: [
    { kind: 'scene', scene: 'olive-branch', tone: 'sage', seed: 211 },
    { kind: 'cloths', color: 'ochre', brand: 'Thiki', background: 'stone', view: 1 },
  ],
  created_at: '2025-12-08T07:30:00.000Z',
  content: {
    el: `<p>Οι περισσότερες γρατζουνιές δεν γίνονται από πτώσεις. Γίνονται από το στεγνό σκούπισμα με την άκρη της μπλούζας, πέντε φορές τη μέρα, επί δύο χρόνια. Η καλή συνήθεια θέλει τριάντα δευτερόλεπτα.</p>
<h2>Η σωστή σειρά</h2>
<ol>
<li>Ξεπλύνετε τα γυαλιά με χλιαρό νερό, για να φύγουν σκόνη και άμμος. Ποτέ με καυτό.</li>
<li>Μία σταγόνα ουδέτερο υγρό πιάτων στα δάχτυλα, και τρίψτε απαλά φακούς, πλακίδια και εσωτερικό των βραχιόνων.</li>
<li>Ξεπλύνετε καλά και τινάξτε το νερό.</li>
<li>Στεγνώστε με καθαρή μικροΐνα, χωρίς πίεση, κρατώντας τον σκελετό από τη γέφυρα και όχι από τον βραχίονα.</li>
</ol>
<p>Έξω από το σπίτι, δύο ψεκασμοί από <a href="/shop/nerolin-clear-spray-50">σπρέι γυαλιών</a> και το ίδιο πανάκι αρκούν.</p>
<h2>Τι καταστρέφει τις επιστρώσεις</h2>
<ul>
<li><strong>Οινόπνευμα, ασετόν, καθαριστικά τζαμιών.</strong> Προσβάλλουν την αντιανακλαστική επίστρωση και τη βαφή του σκελετού.</li>
<li><strong>Χαρτί κουζίνας και χαρτομάντιλα.</strong> Είναι ξύλο. Χαράζουν.</li>
<li><strong>Θερμότητα.</strong> Το ταμπλό ενός αυτοκινήτου τον Ιούλιο ξεπερνά εύκολα τους 70 βαθμούς. Οι επιστρώσεις σκάνε σε ιστό αράχνης και το ασετάτ στραβώνει. Το ίδιο και στη σάουνα ή δίπλα στον φούρνο.</li>
<li><strong>Λακ, αντηλιακά, αρώματα.</strong> Βάλτε τα πρώτα και τα γυαλιά μετά.</li>
</ul>
<h2>Το πανάκι θέλει πλύσιμο</h2>
<p>Ένα βρόμικο πανάκι απλώνει λίπος και τρίβει σκόνη στον φακό. Πλύντε το κάθε εβδομάδα στο χέρι ή στο πλυντήριο, με λίγο απορρυπαντικό και χωρίς μαλακτικό, που αφήνει μεμβράνη.</p>
<h2>Πώς τα αφήνετε</h2>
<p>Ποτέ με τους φακούς προς τα κάτω. Ποτέ στο κεφάλι, γιατί ανοίγουν οι βραχίονες. Βγάζετέ τα με τα δύο χέρια. Και όταν δεν τα φοράτε, η θέση τους είναι η θήκη, όχι ο πάτος της τσάντας.</p>
<p>Στην παραλία βάλτε τα στη θήκη πριν ξαπλώσετε. Η άμμος είναι χαλαζίας, πιο σκληρή από κάθε επίστρωση.</p>
<blockquote>Αν τα γυαλιά σας γέρνουν, δεν φταίνε τα αυτιά σας. Θέλουν ρύθμιση.</blockquote>
<h2>Η ρύθμιση που όλοι ξεχνούν</h2>
<p>Κάθε έξι μήνες οι βίδες χαλαρώνουν, τα πλακίδια κιτρινίζουν και οι βραχίονες ανοίγουν. Περάστε από το κατάστημα: τα λουτρά υπερήχων, το σφίξιμο και η ευθυγράμμιση είναι δωρεάν, ακόμη κι αν δεν τα αγοράσατε από εμάς. Μην επιχειρήσετε να λυγίσετε μόνοι σας το ασετάτ κρύο. Σπάει χωρίς προειδοποίηση, και πάντα Σάββατο βράδυ.</p>
<p>Οι φακοί, όσο κι αν τους προσέχετε, κουράζονται. Όταν οι μικρογρατζουνιές αρχίζουν να δίνουν φωτοστέφανα γύρω από τα φώτα του δρόμου, έχει έρθει η ώρα τους. Ο σκελετός συνήθως αντέχει και δεύτερο ζευγάρι.</p>`,
    en: `<p>Most scratches do not come from falls. They come from dry wiping with the hem of a shirt, five times a day for two years. The good habit takes thirty seconds.</p>
<h2>The right order</h2>
<ol>
<li>Rinse the glasses with lukewarm water to get rid of dust and sand. Never hot.</li>
<li>Put one drop of neutral washing-up liquid on your fingers and gently rub lenses, pads and the inside of the temples.</li>
<li>Rinse well and shake the water off.</li>
<li>Dry with a clean microfibre cloth, without pressing, holding the frame by the bridge and not by the temple.</li>
</ol>
<p>Away from home, two puffs of <a href="/shop/nerolin-clear-spray-50">spectacle spray</a> and the same cloth will do.</p>
<h2>What ruins coatings</h2>
<ul>
<li><strong>Alcohol, acetone, window cleaner.</strong> They attack the anti-reflective coating and the paint of the frame.</li>
<li><strong>Kitchen paper and tissues.</strong> They are wood. They scratch.</li>
<li><strong>Heat.</strong> The dashboard of a car in July easily passes 70 degrees. Coatings craze like a spider’s web and acetate warps. The same goes for saunas and ovens.</li>
<li><strong>Hairspray, sun cream, perfume.</strong> Put those on first and the glasses after.</li>
</ul>
<h2>The cloth needs washing</h2>
<p>A dirty cloth spreads grease and grinds dust into the lens. Wash it every week by hand or in the machine, with a little detergent and no softener, which leaves a film.</p>
<h2>How to put them down</h2>
<p>Never with the lenses facing down. Never on top of your head, which spreads the temples. Take them off with both hands. And when you are not wearing them, their place is the case, not the bottom of the bag.</p>
<p>On the beach, put them in the case before you lie down. Sand is quartz, harder than any coating.</p>
<blockquote>If your glasses sit crooked, it is not your ears. They want adjusting.</blockquote>
<h2>The adjustment everybody forgets</h2>
<p>Within six months screws work loose, pads turn yellow and temples spread. Come by the shop: the ultrasonic bath, the tightening and the alignment are free, even if you did not buy the pair from us. Do not try to bend cold acetate yourself. It breaks without warning, and always on a Saturday night.</p>
<p>Lenses wear out however careful you are. When small scratches begin to draw halos round the street lights, their time has come. The frame will usually live to see a second pair.</p>`,
  },
};
