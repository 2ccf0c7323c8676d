import { backgrounds, button, headline, introduction, panel, twoColumns } from './parts.ts';
import { contactForm, news, visit } from './sections/contact.ts';
import { promises, steps, story, team } from './sections/openings.ts';
import { contactLensReminder, eyeExam, faq, lensGuide, services } from './sections/services.ts';
import { gallery, latestPosts, offers, productRow } from './sections/shop.ts';
import { both, type PageTemplate, type SectionTemplate } from './template.ts';

const offerOpening: Pick<SectionTemplate, 'name' | 'section'> = {
  name: both('Αρχή σελίδας', 'Hero'),
  section: {
    background_color: backgrounds.sand,
    widgets: [
      twoColumns(
        [
          headline(
            both(
              '<h2>Ένα ζευγάρι για κάθε μέρα, ένα για τον ήλιο</h2>',
              '<h2>One pair for every day, one for the sun</h2>',
            ),
          ),
          introduction(
            both(
              '<p>Με κάθε νέο ζευγάρι γυαλιών οράσεως, τα γυαλιά ηλίου με τη συνταγή σας σε ειδική τιμή.</p>',
              '<p>With every new pair of glasses, sunglasses with your prescription at a special price.</p>',
            ),
          ),
          button(both('Δείτε τους σκελετούς', 'See the frames'), '/shop'),
        ],
        [
          panel(
            both(
              '<h3>Οι όροι με μια ματιά</h3><ul><li>Για αγορές στο κατάστημα ή ηλεκτρονικά</li><li>Για κάθε σκελετό της συλλογής</li><li>Ως το τέλος του μήνα</li></ul>',
              '<h3>The terms at a glance</h3><ul><li>For purchases in the shop or online</li><li>For every frame of the collection</li><li>Until the end of the month</li></ul>',
            ),
            backgrounds.paper,
          ),
        ],
      ),
    ],
  },
};

const aboutPage: PageTemplate = {
  id: 'about',
  name: both('Σχετικά με εμάς', 'About us'),
  description: both('Ιστορία, άνθρωποι, εικόνες και ωράριο', 'Story, people, images and opening hours'),
  sections: [story, team, promises, gallery, visit],
};

const offerPage: PageTemplate = {
  id: 'offer',
  name: both('Σελίδα προσφοράς', 'Landing page of an offer'),
  description: both(
    'Η προσφορά, προϊόντα, ερωτήσεις και πρόσκληση',
    'The offer, products, questions and an invitation',
  ),
  sections: [offerOpening, productRow, offers, faq, contactLensReminder, news],
};

const eyeExamPage: PageTemplate = {
  id: 'eye-exam',
  name: both('Έλεγχος όρασης', 'Eye exam'),
  description: both('Υπηρεσίες, βήματα, οδηγός φακών και ραντεβού', 'Services, steps, a lens guide and appointments'),
  sections: [eyeExam, services, steps, lensGuide, faq, contactForm],
};

const visitPage: PageTemplate = {
  id: 'visit',
  name: both('Επισκεφθείτε μας', 'Visit us'),
  description: both('Ωράριο, διαδρομή, φόρμα και εικόνες', 'Opening hours, directions, a form and images'),
  sections: [visit, contactForm, gallery, latestPosts],
};

/** Whole pages, in the order in which the editor offers them. */
export const pageTemplates: readonly PageTemplate[] = [aboutPage, offerPage, eyeExamPage, visitPage];
