import type { PageDetail } from '@fakos/shared-kit/api/pages/contract';
import { ContactForm } from '@fakos/shared-kit/contact';
import { breadcrumbData, PageDescription } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { ContentFrame, PageHeader } from '../content/content-frame.tsx';
import { usePagesText } from '../content/pages-text.ts';
import { useCrumbs } from '../content/use-crumbs.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';

/** By which staff tell this form from those that they build themselves. */
const FORM_ID = 'contact-page';

/** `/contact`: the form and how to reach the shop, which stand without any page; then what the shop wrote there. */
export function ContactPage() {
  return (
    <ContentFrame slug="contact" fallback={<Contact />}>
      {(page) => <Contact page={page} />}
    </ContentFrame>
  );
}

function Contact({ page }: { page?: PageDetail }) {
  const text = usePagesText();
  const title = page?.title ?? text('pages.contact');
  const data = [breadcrumbData(useCrumbs(title))];
  return (
    <>
      <PageDescription
        title={page?.meta_title || title}
        description={page?.meta_description ?? ''}
        canonical="/contact"
        data={data}
      />
      <Container className={styles.page}>
        <PageHeader title={title} />
        <div className={styles.columns}>
          <ContactForm id={FORM_ID} />
          <ContactDetails />
        </div>
      </Container>
      {page && <Slot name="page.sections" sections={page.sections} />}
    </>
  );
}
