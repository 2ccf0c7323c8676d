import type { ShopPage } from '../shop-data.ts';
import { both } from '../texts.ts';
import { button, columns, image, inBothLanguages, section, text } from './widgets.ts';

export const frameGuide: ShopPage = {
  slug: 'frame-guide',
  title: both('Οδηγός σκελετών', 'Frame guide'),
  menu_title: both('Οδηγός σκελετών', 'Frame guide'),
  meta_description: both(
    'Σχήμα, μέγεθος, υλικό: ένας σύντομος οδηγός για να διαλέξετε τον σκελετό που σας ταιριάζει, ακόμη κι από το σπίτι.',
    'Shape, size, material: a short guide to choosing the frame that suits you, even from home.',
  ),
  show_in_menu: true,
  menu_order: 4,
  updated_at: '2026-10-01T07:00:00.000Z',
  sections: inBothLanguages((translate) => [
    section('intro', [
      text(
        translate(
          '<p>Τρεις αποφάσεις αρκούν: σχήμα για το πρόσωπο, μέγεθος για την άνεση, υλικό για την καθημερινότητα. Με αυτή τη σειρά.</p>',
          '<p>Three decisions will do: shape for your face, size for comfort, material for everyday life. In that order.</p>',
        ),
        { fontSize: '1.25rem' },
      ),
      image(
        'guide-shapes',
        translate('Σκελετοί σε διαφορετικά σχήματα πάνω σε βάθρα', 'Frames of different shapes on plinths'),
      ),
    ]),
    section('shape', [
      columns(
        'shape',
        [
          text(
            translate(
              '<h2>1. Σχήμα</h2><p>Διαλέξτε αυτό που το πρόσωπό σας δεν έχει.</p><ul><li><strong>Στρογγυλό πρόσωπο:</strong> τετράγωνο, ορθογώνιο, τραπέζιο</li><li><strong>Τετράγωνο πρόσωπο:</strong> στρογγυλό, πάντο, οβάλ</li><li><strong>Οβάλ πρόσωπο:</strong> ό,τι σας αρέσει, στο σωστό πλάτος</li><li><strong>Μακρόστενο πρόσωπο:</strong> ψηλοί φακοί, πιλότου, oversized</li><li><strong>Καρδιόσχημο πρόσωπο:</strong> πεταλούδα, οβάλ, χωρίς στεφάνι</li></ul>',
              '<h2>1. Shape</h2><p>Choose what your face does not have.</p><ul><li><strong>Round face:</strong> square, rectangular, trapeze</li><li><strong>Square face:</strong> round, panto, oval</li><li><strong>Oval face:</strong> whatever you like, in the right width</li><li><strong>Long face:</strong> tall lenses, aviator, oversized</li><li><strong>Heart-shaped face:</strong> cat-eye, oval, rimless</li></ul>',
            ),
          ),
        ],
        [image('guide-panto', translate('Σκελετός πάντο από ταρταρούγα', 'A tortoise panto frame'))],
      ),
    ]),
    section(
      'size',
      [
        columns(
          'size',
          [
            image(
              'guide-front',
              translate(
                'Σκελετός από μπροστά, όπου φαίνονται φακός και γέφυρα',
                'A frame from the front, showing lens and bridge',
              ),
            ),
          ],
          [
            text(
              translate(
                '<h2>2. Μέγεθος</h2><p>Τρία νούμερα στο εσωτερικό του βραχίονα, σε χιλιοστά, για παράδειγμα 52□18 140.</p><ul><li><strong>52, φακός:</strong> ως 48 μικρός, 49 έως 52 μεσαίος, από 53 μεγάλος</li><li><strong>18, γέφυρα:</strong> αν γλιστρά, θέλετε μικρότερη, αν σφίγγει, μεγαλύτερη</li><li><strong>140, βραχίονας:</strong> συγχωρεί, τον ρυθμίζουμε</li></ul><p>Έχετε ένα ζευγάρι που σας κάθεται καλά; Ψάξτε σκελετούς με διαφορά έως δύο χιλιοστά.</p>',
                '<h2>2. Size</h2><p>Three numbers inside the temple, in millimetres, for example 52□18 140.</p><ul><li><strong>52, the lens:</strong> up to 48 small, 49 to 52 medium, from 53 large</li><li><strong>18, the bridge:</strong> smaller if the frame slides, larger if it pinches</li><li><strong>140, the temple:</strong> forgiving, we adjust it</li></ul><p>Do you own a pair that sits well? Look for frames within two millimetres of it.</p>',
              ),
            ),
          ],
        ),
      ],
      '#f0e9df',
    ),
    section('material', [
      columns(
        'material',
        [
          text(
            translate(
              '<h2>3. Υλικό</h2><p><strong>Ασετάτ:</strong> χρώμα και χαρακτήρας, ρυθμίζεται καλά, λίγο πιο βαρύ.</p><p><strong>Τιτάνιο:</strong> ελάχιστο βάρος, χωρίς νικέλιο, για πολύωρη χρήση.</p><p><strong>Ανοξείδωτο ατσάλι:</strong> λεπτό και γερό, σε λογική τιμή.</p><p><strong>TR90:</strong> λυγίζει και επιστρέφει, για παιδιά και αθλητές.</p>',
              '<h2>3. Material</h2><p><strong>Acetate:</strong> colour and character, adjusts well, a little heavier.</p><p><strong>Titanium:</strong> hardly any weight, no nickel, made for long days.</p><p><strong>Stainless steel:</strong> slim and strong at a sensible price.</p><p><strong>TR90:</strong> bends and comes back, for children and athletes.</p>',
            ),
          ),
        ],
        [
          text(
            translate(
              '<h2>Κι αν έχω δυνατή συνταγή;</h2><p>Για μυωπία πάνω από τέσσερις διοπτρίες διαλέξτε μικρό, στρογγυλεμένο φακό και λίγο παχύτερο σκελετό: η άκρη του φακού είναι το σημείο όπου φαίνεται το πάχος. Για υπερμετρωπία ισχύει το ίδιο μέγεθος, με ελαφρύ σκελετό και πλακίδια που κρατούν το βάρος. Για πολυεστιακά, ύψος φακού τουλάχιστον 28 χιλιοστά.</p>',
              '<h2>And with a strong prescription?</h2><p>For short sight beyond four dioptres choose a small, rounded lens and a slightly thicker frame: it is at the edge that a lens shows its thickness. For long sight the same size holds, with a light frame and pads that carry the weight. For progressives, a lens at least 28 millimetres tall.</p>',
            ),
          ),
        ],
        { verticalAlign: 'top' },
      ),
      button(translate('Δείτε όλους τους σκελετούς', 'See all frames'), '/shop?category=frames'),
    ]),
  ]),
};
