import { useDispatch, useSelector } from '@fakos/shared-kit/state';
import {
  type ConsentSettings,
  consentCustomised,
  consentRejected,
  INITIAL_CONSENT,
  OPTIONAL_CATEGORIES,
  selectConsent,
} from '@fakos/shared-kit/state/consent';
import { Button } from '@fakos/shared-kit/ui/button';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { CheckboxField } from '@fakos/shared-kit/ui/field';
import { showToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import styles from './cookie-settings.module.css';
import { useCookieText } from './cookie-text.ts';

const TOAST_KEY = 'cookies';

/** Cookie settings dialog: four categories, the necessary one locked (spec section 5). Open while it is rendered. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  const text = useCookieText();
  const dispatch = useDispatch();
  const storedSettings = useSelector((state: object) => selectConsent(state) ?? INITIAL_CONSENT).settings;
  const [settings, setSettings] = useState<ConsentSettings>(storedSettings);

  function saveChoice(action: ReturnType<typeof consentRejected> | ReturnType<typeof consentCustomised>) {
    dispatch(action);
    showToast('success', text('settings.saved'), { key: TOAST_KEY });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('settings.title')}
      description={text('settings.intro')}
      closeLabel={text('settings.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => saveChoice(consentRejected())}>
            {text('settings.rejectAll')}
          </Button>
          <Button variant="secondary" onClick={() => saveChoice(consentCustomised(settings))}>
            {text('settings.save')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.categories}>
        <legend className="visually-hidden">{text('settings.categories')}</legend>
        <CheckboxField
          label={
            <>
              {text('necessary.name')} <span className={styles.note}>{text('settings.alwaysOn')}</span>
            </>
          }
          description={text('necessary.text')}
          checked
          disabled
          readOnly
        />
        {OPTIONAL_CATEGORIES.map((category) => (
          <CheckboxField
            key={category}
            label={text(`${category}.name`)}
            description={text(`${category}.text`)}
            checked={settings[category]}
            onChange={({ target }) => setSettings({ ...settings, [category]: target.checked })}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
