import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import styles from './shortcuts.module.css';
import { areSingleKeysOn, setSingleKeysOn } from './single-key-preference.ts';
import { listShortcutGroups } from './use-shortcuts.ts';

/** Dialog with the keyboard shortcuts that work on the current screen. */
export function ShortcutsSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={text('shortcuts.title')}
      closeButtonProps={{ 'aria-label': kitText('actions.close') }}
    >
      <ShortcutLists />
    </Modal>
  );
}

function ShortcutLists() {
  const text = useText();
  const [areSingleKeys, setAreSingleKeys] = useState(areSingleKeysOn);
  return (
    <div className={styles.sheet}>
      {listShortcutGroups().map(({ name = text('shortcuts.general'), shortcuts }) => (
        <section key={name} aria-label={name}>
          <h3 className={styles.groupName}>{name}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, description }) => (
              <div key={keys} className={styles.row}>
                <dt>{description}</dt>
                <dd>
                  <ShortcutKeys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        checked={areSingleKeys}
        onChange={({ currentTarget: { checked } }) => {
          setAreSingleKeys(checked);
          setSingleKeysOn(checked);
        }}
        label={text('shortcuts.singleKeys')}
        description={text('shortcuts.singleKeysHint')}
      />
    </div>
  );
}
