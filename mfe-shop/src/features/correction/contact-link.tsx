import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { useCorrectionText } from '../../translations/correction-text.ts';

/** Leads to the contact page. */
export function ContactLink() {
  const text = useCorrectionText();
  return (
    <ButtonLink variant="secondary" href={paths.contact}>
      {text('contact')}
    </ButtonLink>
  );
}
