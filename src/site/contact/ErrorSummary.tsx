import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './EstimateForm.module.css';
import { REQUEST_FIELD_NAMES, type RequestField } from '../../domain/leads/fields';
import type { FieldErrors } from './estimateForm';

/** Moves the focus to a field; its scroll margin keeps the label visible. */
function goTo(event: MouseEvent<HTMLAnchorElement>, name: RequestField): void {
  const field = document.getElementById(name);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The list of the form's errors, which gets the focus; each line links to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = REQUEST_FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, message }];
  });
  useEffect(() => summary.current?.focus(), []);
  if (wrong.length === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      aria-labelledby="estimate-errors"
      tabIndex={-1}
    >
      <h3 id="estimate-errors">Please check the form</h3>
      <ul>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
