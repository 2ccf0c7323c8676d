import type { ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { EmailLink, Fact, Facts, PhoneLink } from '../../../framework/facts.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

/** Sender, time and form of a message. */
export function MessageSender({ message }: { message: ContactMessageDetail }) {
  const text = useText();
  const format = useFormat();
  const { name, email, phone, form_title: form, language, gdprConsent } = message;
  return (
    <Section title={text('messages.sender')}>
      <Facts>
        {name && <Fact name={text('messages.name')}>{name}</Fact>}
        <Fact name={text('messages.email')}>
          <EmailLink email={email} />
        </Fact>
        {phone && (
          <Fact name={text('messages.phone')}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
        <Fact name={text('messages.date')}>{format.dateTime(message.created_at)}</Fact>
        {form && <Fact name={text('messages.form')}>{form}</Fact>}
        <Fact name={text('messages.language')}>{text(`form.languages.${language}`)}</Fact>
        <Fact name={text('messages.consent')}>
          {text(gdprConsent ? 'messages.consentGiven' : 'messages.consentNone')}
        </Fact>
      </Facts>
    </Section>
  );
}
