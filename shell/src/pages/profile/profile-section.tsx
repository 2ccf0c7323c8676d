import { Card } from '@fakos/shared-kit/ui/card';
import type { ReactNode } from 'react';
import { useProfileText } from '../../account/profile-text.ts';
import styles from './profile.module.css';

interface ProfileSectionProps {
  id: 'details' | 'password' | 'addresses' | 'sessions' | 'data';
  intro?: string;
  children: ReactNode;
}

/** A section of the profile with an anchor (`#sessions`). */
export function ProfileSection({ id, intro, children }: ProfileSectionProps) {
  const text = useProfileText();
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={`${id}-title`}>{text(`${id}.title`)}</h2>
        {intro && <p className={styles.quiet}>{intro}</p>}
      </div>
      {children}
    </Card>
  );
}
