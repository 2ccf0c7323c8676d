import type { PageDetail } from '@fakos/contracts/pages/contract';
import { ContactForm } from '@fakos/shared-kit/contact';
import { getBreadcrumbData, PageHead } from '@fakos/shared-kit/page-meta';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Container } from '@fakos/shared-kit/ui/container';
import { ContentFrame, PageHeader } from '../content/content-frame.tsx';
import { usePagesText } from '../content/pages-text.ts';
import { useBreadcrumbs } from '../content/use-breadcrumbs.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './contact-page.module.css';

/** Identifies this form in the back office, among the forms built by staff. */
const FORM_ID = 'contact-page';

/** `/contact`: form and contact details, which do not depend on a stored page; then the content of that page. */
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
  const data = [getBreadcrumbData(useBreadcrumbs(title))];
  return (
    <>
      <PageHead
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
      {page && <Slot name="page.sections" sections={page.sections} isAtTop={false} />}
    </>
  );
}
