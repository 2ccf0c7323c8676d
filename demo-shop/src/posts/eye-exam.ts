import type { Drawn } from '../image-files.ts';
import type { ShopPost } from '../shop-data.ts';
import { both } from '../texts.ts';
import { authors } from './authors.ts';

export const eyeExam: Drawn<ShopPost> = {
  slug: 'what-happens-at-an-eye-exam',
  title: both('Τι γίνεται σε έναν έλεγχο όρασης', 'What happens at an eye exam'),
  excerpt: both(
    'Βήμα βήμα ο έλεγχος όρασης στο κατάστημα: τι μετράμε, πόση ώρα κρατά και πότε σας στέλνουμε στον οφθαλμίατρο.',
    'An eye exam in our shop step by step: what we measure, how long it takes and when we send you to a doctor.',
  ),
  category: 'eye-health',
  author_name: authors.arvanitis,
  tags: { el: ['έλεγχος όρασης', 'συνταγή', 'πρόληψη'], en: ['eye exam', 'prescription', 'prevention'] },
  featured: false,
  views: 1410,
  images: [
    { kind: 'scene', scene: 'eye-test', tone: 'bone', seed: 201 },
    { kind: 'scene', scene: 'shop-interior', tone: 'sand', seed: 202 },
  ],
  created_at: '2026-01-19T07:30:00.000Z',
  content: {
    el: `<p>«Φοβάμαι μην απαντήσω λάθος» μας λένε πολλοί όταν κάθονται στην καρέκλα. Στον έλεγχο όρασης δεν υπάρχουν λάθος απαντήσεις. Υπάρχει μόνο αυτό που βλέπετε καλύτερα. Να τι γίνεται, με τη σειρά.</p>
<h2>1. Κουβέντα</h2>
<p>Ξεκινάμε με ερωτήσεις. Τι δουλειά κάνετε, σε ποια απόσταση κοιτάτε, αν έχετε πονοκεφάλους, αν οδηγείτε νύχτα, ποια φάρμακα παίρνετε, τι υπάρχει στην οικογένεια. Φέρτε τα τωρινά σας γυαλιά και την παλιά συνταγή, αν τη βρείτε.</p>
<h2>2. Αντικειμενική μέτρηση</h2>
<p>Ακουμπάτε το πιγούνι σε ένα μηχάνημα και κοιτάτε μια μικρή εικόνα, συνήθως ένα αερόστατο στο βάθος ενός δρόμου. Το αυτόματο διαθλασίμετρο δίνει μια πρώτη εκτίμηση σε λίγα δευτερόλεπτα. Δεν είναι η συνταγή σας, είναι η αφετηρία.</p>
<h2>3. «Το ένα ή το δύο;»</h2>
<p>Εδώ γίνεται η κύρια δουλειά. Με το ένα μάτι καλυμμένο διαβάζετε τον πίνακα και συγκρίνετε φακούς ανά δύο. Αν σας φαίνονται ίδιοι, πείτε το: και αυτό είναι απάντηση. Μετά ελέγχουμε το άλλο μάτι, ύστερα και τα δύο μαζί, και τέλος το κοντινό με ένα κείμενο στην απόσταση που διαβάζετε εσείς.</p>
<h2>4. Συνεργασία των ματιών</h2>
<p>Ελέγχουμε αν τα μάτια δουλεύουν ομαδικά, αν εστιάζουν εύκολα από μακριά σε κοντά και πώς είναι η αντίληψη του βάθους. Μια μικρή ανισορροπία εδώ εξηγεί συχνά κούραση που δεν διορθώνεται με «περισσότερο βαθμό».</p>
<h2>5. Δοκιμή στην πράξη</h2>
<p>Φοράτε τους φακούς σε δοκιμαστικό σκελετό και περπατάτε ως την πόρτα. Κοιτάτε τη Σκουφά, κοιτάτε το κινητό. Αν κάτι ενοχλεί, το αλλάζουμε τώρα και όχι αφού κοπούν οι φακοί.</p>
<blockquote>Όλα αυτά κρατούν περίπου τριάντα λεπτά. Αν κάποιος τελειώσει σε πέντε, κάτι παρέλειψε.</blockquote>
<h2>Πώς να έρθετε</h2><p>Ξεκούραστοι, αν γίνεται, και όχι μετά από οκτώ ώρες οθόνη. Αν φοράτε φακούς επαφής, βγάλτε τους από το προηγούμενο βράδυ, ή τουλάχιστον μερικές ώρες πριν. Για ημίσκληρους φακούς ρωτήστε μας, θέλουν περισσότερο.</p>
<h2>Τι δεν είναι ο έλεγχος όρασης</h2>
<p>Δεν είναι ιατρική εξέταση. Το γλαύκωμα, οι παθήσεις της ωχράς και ο διαβήτης στο μάτι συχνά δεν δίνουν συμπτώματα στην αρχή και θέλουν οφθαλμίατρο. Ως γενικό μέτρο, μια πλήρης οφθαλμολογική εξέταση κάθε δύο με τέσσερα χρόνια ανάμεσα στα σαράντα και τα πενήντα πέντε, συχνότερα αργότερα, και κάθε χρόνο με διαβήτη ή οικογενειακό ιστορικό γλαυκώματος.</p>
<p>Ξαφνική απώλεια όρασης, λάμψεις, πολλές καινούργιες «μυγάκες» ή μια σκιά που πέφτει σαν κουρτίνα δεν περιμένουν ραντεβού: πηγαίνετε αμέσως σε εφημερεύον οφθαλμολογικό ιατρείο.</p>`,
    en: `<p>“I’m afraid I’ll give the wrong answer,” many people say as they sit down in the chair. There are no wrong answers at an eye exam. There is only what you see better. Here is what happens, in order.</p>
<h2>1. A conversation</h2>
<p>We begin with questions. What work you do, at what distance you look, whether you get headaches or drive at night, which medicines you take, what runs in the family. Bring your current glasses and your old prescription, if you can find it.</p>
<h2>2. An objective measurement</h2>
<p>You rest your chin on a machine and look at a small picture, usually a hot-air balloon at the end of a road. The autorefractor gives a first estimate in a few seconds. It is not your prescription, it is the starting point.</p>
<h2>3. “One or two?”</h2>
<p>This is where the main work is done. With one eye covered you read the chart and compare lenses two at a time. If they look the same, say so: that is an answer too. Then comes the other eye, then both together, and finally near vision, with a text at the distance at which you read.</p>
<h2>4. How the eyes work together</h2>
<p>We check whether your eyes work as a team, whether they change easily from far to near, and how well you judge depth. A small imbalance here often explains tiredness that “stronger glasses” do not cure.</p>
<h2>5. A trial in real life</h2>
<p>You wear the lenses in a trial frame and walk to the door. You look at Skoufa Street, you look at your phone. If something bothers you, we change it now and not after the lenses are cut.</p>
<blockquote>All this takes about thirty minutes. If somebody is done in five, they have left something out.</blockquote>
<h2>How to come</h2><p>Rested, if you can, and not after eight hours at a screen. If you wear contact lenses, leave them out from the evening before, or at least for a few hours. For rigid lenses ask us, they need longer.</p>
<h2>What an eye exam is not</h2>
<p>It is not a medical examination. Glaucoma, macular disease and diabetes in the eye often give no symptoms at first and call for an ophthalmologist. As a rule of thumb, have a full medical eye examination every two to four years between forty and fifty-five, more often later, and every year if you have diabetes or glaucoma in the family.</p>
<p>Sudden loss of sight, flashes, a shower of new floaters or a shadow falling like a curtain cannot wait for an appointment: go straight to an eye emergency department.</p>`,
  },
};
