import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const acetateOrTitanium: Drawn<ShopPost> = {
  slug: 'acetate-or-titanium',
  title: both('Ασετάτ ή τιτάνιο; Τα υλικά των σκελετών', 'Acetate or titanium? What frames are made of'),
  excerpt: both(
    'Βάρος, αντοχή, αλλεργίες, χρώμα: τι κερδίζετε και τι χάνετε με κάθε υλικό, χωρίς διαφημιστικά επίθετα.',
    'Weight, strength, allergies, colour: what you gain and lose with each material, without advertising adjectives.',
  ),
  category: 'lenses-materials',
  author_name: authors.kanakis,
  tags: { el: ['ασετάτ', 'τιτάνιο', 'σκελετοί'], en: ['acetate', 'titanium', 'frames'] },
  featured: false,
  views: 1520,
  images: [
    { kind: 'scene', scene: 'workshop', tone: 'stone', seed: 181 },
    { kind: 'scene', scene: 'pedestals', tone: 'sand', seed: 182 },
  ],
  created_at: '2026-03-09T07:30:00.000Z',
  content: {
    el: `<p>Δύο σκελετοί δίπλα δίπλα, ίδιο σχήμα, ίδια τιμή. Ο ένας ζεστός και χρωματιστός, ο άλλος λεπτός σαν σύρμα. Η ερώτηση δεν είναι ποιος είναι καλύτερος, αλλά ποιος είναι καλύτερος για τη δική σας μύτη.</p>
<h2>Ασετάτ</h2>
<p>Το ασετάτ, που στην αγορά θα το ακούσετε και «κοκάλινο», γίνεται από κυτταρίνη, δηλαδή από βαμβάκι και ξύλο. Έρχεται σε πλάκες, κόβεται, τορνεύεται και γυαλίζεται επί μέρες. Το χρώμα βρίσκεται μέσα στο υλικό, γι’ αυτό δεν ξεβάφει και δεν ξεφλουδίζει.</p>
<ul>
<li><strong>Υπέρ:</strong> πλούσια χρώματα, ζεστή αφή, ρυθμίζεται με θερμό αέρα, κρύβει χοντρούς φακούς, σπάνια ερεθίζει το δέρμα.</li>
<li><strong>Κατά:</strong> πιο βαρύ, θαμπώνει αν το βρίσκουν αντηλιακά και οινόπνευμα, και σε ζεστό αυτοκίνητο χάνει τη ρύθμισή του.</li>
</ul>
<p>Το βιοασετάτ αντικαθιστά τους πλαστικοποιητές πετρελαίου με φυτικούς. Στην όψη δεν ξεχωρίζει, στην αφή είναι λίγο πιο μαλακό.</p>
<h2>Τιτάνιο</h2>
<p>Έχει λίγο πάνω από το μισό βάρος του ατσαλιού, δεν σκουριάζει και δεν περιέχει νικέλιο όταν είναι καθαρό. Ένας ολόκληρος σκελετός μπορεί να ζυγίζει δώδεκα γραμμάρια.</p>
<ul>
<li><strong>Υπέρ:</strong> ελάχιστο βάρος, μεγάλη αντοχή, ιδανικό για αλλεργικούς και για πολύωρη χρήση.</li>
<li><strong>Κατά:</strong> υψηλότερη τιμή, πιο περιορισμένα χρώματα, και αν σπάσει χρειάζεται συγκόλληση με λέιζερ.</li>
</ul>
<p>Προσοχή στα κράματα: η ένδειξη «titanium» στον βραχίονα δεν σημαίνει πάντα ολόκληρο τιτάνιο. Ρωτήστε, ιδίως αν το δέρμα σας αντιδρά στα φτηνά σκουλαρίκια.</p>
<h2>Και τα υπόλοιπα</h2>
<p>Το <strong>ανοξείδωτο ατσάλι</strong> είναι η λογική μέση λύση: λεπτό, γερό, οικονομικό, αλλά μερικά κράματα έχουν νικέλιο. Το <strong>TR90</strong> είναι εύκαμπτο πολυμερές, σχεδόν άθραυστο, για παιδιά και αθλητές, μόνο που δεν ρυθμίζεται όσο το ασετάτ. Τα <strong>μεικτά</strong>, με ασετάτ στο φρύδι και μέταλλο από κάτω, παίρνουν κάτι και από τους δύο κόσμους.</p>
<p>Ένα μυστικό για τα χέρια σας: ανοίξτε και κλείστε τον βραχίονα αργά. Ο καλός μεντεσές έχει σταθερή αντίσταση σε όλη τη διαδρομή και δεν τρίζει. Λέει για την ποιότητα περισσότερα από το λογότυπο.</p>
<h2>Πώς να αποφασίσετε</h2>
<p>Αν φοράτε γυαλιά δεκαέξι ώρες τη μέρα και σας ενοχλεί το βάρος, τιτάνιο. Αν θέλετε τα γυαλιά να είναι το πρώτο πράγμα που βλέπει κανείς, ασετάτ. Αν η συνταγή σας ξεπερνά τις πέντε διοπτρίες, ένας μικρός σκελετός από ασετάτ θα κρύψει την άκρη του φακού. Αν ιδρώνετε πολύ, προτιμήστε μέταλλο με πλακίδια σιλικόνης.</p>
<blockquote>Ο καλός σκελετός ξεχνιέται μετά από πέντε λεπτά. Όποιο κι αν είναι το υλικό του.</blockquote>`,
    en: `<p>Two frames side by side, same shape, same price. One warm and colourful, the other thin as a wire. The question is not which is better but which is better for your nose.</p>
<h2>Acetate</h2>
<p>Acetate is made from cellulose, that is, from cotton and wood. It comes in sheets and is cut, milled and then polished for days. The colour lies within the material, which is why it neither fades nor flakes.</p>
<ul>
<li><strong>For:</strong> rich colours, a warm touch, can be adjusted with hot air, hides thick lenses, seldom irritates the skin.</li>
<li><strong>Against:</strong> heavier, turns dull under sun cream and alcohol, and loses its adjustment in a hot car.</li>
</ul>
<p>Bio-acetate replaces petroleum plasticisers with plant-based ones. You cannot see the difference; to the touch it is a little softer.</p>
<h2>Titanium</h2>
<p>It has little more than half the weight of steel, does not rust and, when pure, contains no nickel. A whole frame can weigh twelve grams.</p>
<ul>
<li><strong>For:</strong> very little weight, great strength, ideal for people with allergies and for long wear.</li>
<li><strong>Against:</strong> a higher price, a smaller choice of colours, and if it breaks it has to be welded by laser.</li>
</ul>
<p>Beware of alloys: “titanium” on the temple does not always mean titanium throughout. Ask, especially if your skin reacts to cheap earrings.</p>
<h2>And the rest</h2>
<p><strong>Stainless steel</strong> is the sensible middle way: slim, strong and affordable, though some alloys contain nickel. <strong>TR90</strong> is a flexible polymer, next to unbreakable, for children and athletes, only it cannot be adjusted as much as acetate. <strong>Combinations</strong>, with acetate at the brow and metal below, take something from both worlds.</p>
<p>A secret for your hands: open and close the temple slowly. A good hinge resists evenly all the way and does not creak. It says more about quality than the logo does.</p>
<h2>How to decide</h2>
<p>If you wear glasses sixteen hours a day and weight bothers you: titanium. If you want your glasses to be the first thing people see: acetate. If your prescription is beyond five dioptres, a small acetate frame will hide the edge of the lens. If you sweat a lot, prefer metal with silicone pads.</p>
<blockquote>A good frame is forgotten after five minutes. Whatever it is made of.</blockquote>`,
  },
};
