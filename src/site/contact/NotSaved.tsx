import { useEffect, useRef } from 'react';
import type { WriteFailure } from '../../domain/system/events';
import { Icon } from '../../ui/Icon';
import { PhoneLink } from '../parts/PhoneLink';
import styles from './EstimateForm.module.css';

type NotSavedReason = WriteFailure | 'unknown';

/** Why the browser could not save a request, in words for visitors. */
const REASONS: Record<NotSavedReason, string> = {
  full: 'This browser has no room left to store it.',
  denied: 'This browser does not let the site store it.',
  newerVersion: 'This page is older than what is stored in this browser.',
  damaged: 'What is stored in this browser is damaged.',
  unknown: 'Something went wrong in this page.',
};

/** Says that the browser could not save the request, and how it can reach us all the same. */
export function NotSaved({ reason }: { reason: NotSavedReason }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} className={styles.notSaved} role="alert" tabIndex={-1}>
      <Icon name="alert" size={26} />
      <p>
        <strong>Your request was not saved.</strong> {REASONS[reason]} Send it to us with Email it,
        Text it or Copy it above, which work all the same, or call us at <PhoneLink />. What you
        wrote is still here.
      </p>
    </div>
  );
}
