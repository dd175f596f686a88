import { useState } from 'react';
import { useNewVersion } from '../../app/newVersion';
import button from '../button.module.css';
import styles from './NewVersionNotice.module.css';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isSomethingTyped = (): boolean =>
  [...document.querySelectorAll<Field>('form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Tells of a newer version of the site. Reloads on request, and asks first if a form was changed. */
export function NewVersionNotice() {
  const isHere = useNewVersion();
  const [step, setStep] = useState<'offer' | 'warn' | 'dismissed'>('offer');
  const isShown = isHere && step !== 'dismissed';

  const reload = (): void => {
    if (step === 'offer' && isSomethingTyped()) setStep('warn');
    else window.location.reload();
  };

  return (
    <div role="status" className={isShown ? `${styles.notice} no-print` : undefined}>
      {isShown && (
        <>
          <p>
            {step === 'warn'
              ? 'What you typed and have not saved may be lost.'
              : 'A new version is here.'}
          </p>
          <button type="button" className={button.solid} onClick={reload}>
            {step === 'warn' ? 'Reload anyway' : 'Reload'}
          </button>
          <button type="button" className={button.secondary} onClick={() => setStep('dismissed')}>
            Later
          </button>
        </>
      )}
    </div>
  );
}
