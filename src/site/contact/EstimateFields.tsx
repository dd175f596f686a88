import { useState, type ReactNode } from 'react';
import { REQUEST_FIELDS, type RequestField } from '../../domain/leads/fields';
import { SERVICE_TYPES, TIMELINES, TIMELINE_KEYS } from '../../domain/leads/schema';
import { MAX_LENGTH } from '../../lib/fields';
import { PhoneLink } from '../parts/contactLinks';
import type { FieldErrors } from './estimateForm';
import styles from './EstimateForm.module.css';

/** The attributes that connect a control to its label, hint and error. */
interface ControlProps {
  id: RequestField;
  name: RequestField;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  name: RequestField;
  error: string | undefined;
  /** Said beside the label, which has the words of the specification; absent where something is always chosen. */
  need?: 'required' | 'optional';
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, hint and error, in the same words as the summary. */
function Field({ name, error, need, hint, children }: FieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={name}>
        {REQUEST_FIELDS[name].label}
        {need === 'required' && <span aria-hidden="true"> *</span>}
      </label>
      {need === 'optional' && (
        <span aria-hidden="true" className={styles.optional}>
          {' '}
          (optional)
        </span>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children({
        id: name,
        name,
        required: need === 'required',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
    </div>
  );
}

/** From how many characters before the limit it is said how many are left. */
const NEAR = 500;

/** Says how many characters are left, or too many, near the limit of a description. */
function roomLeft(length: number): string {
  const left = MAX_LENGTH.note - length;
  if (left > NEAR) return '';
  const count = Math.abs(left).toLocaleString('en-US');
  return left >= 0 ? `${count} characters left` : `${count} characters too many`;
}

/** The form's fields, uncontrolled, so that hydration keeps what was typed. */
export function EstimateFields({ errors }: { errors: FieldErrors }) {
  const [length, setLength] = useState(0);
  return (
    <div className={styles.fields}>
      <Field name="fullName" error={errors.fullName} need="required">
        {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
      </Field>
      <Field name="email" error={errors.email} need="optional">
        {(control) => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <Field name="phone" error={errors.phone} need="required">
        {(control) => <input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="service" error={errors.service} need="required">
        {(control) => (
          <select {...control}>
            <option value="">Choose a service</option>
            {SERVICE_TYPES.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="timeline"
        error={errors.timeline}
        hint={
          <>
            An emergency? Call <PhoneLink />: it is faster.
          </>
        }
      >
        {(control) => (
          <select {...control}>
            {TIMELINE_KEYS.map((key) => (
              <option key={key} value={key}>
                {TIMELINES[key].label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="description"
        error={errors.description}
        need="required"
        hint="What is it, where in the house, and since when? A list is fine."
      >
        {(control) => (
          <>
            <textarea
              {...control}
              rows={6}
              onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
            />
            <output className={styles.count}>{roomLeft(length)}</output>
          </>
        )}
      </Field>
      <Field name="town" error={errors.town} need="optional">
        {(control) => (
          <input {...control} type="text" autoComplete="address-level2" autoCapitalize="words" />
        )}
      </Field>
      <Field
        name="time"
        error={errors.time}
        need="optional"
        hint="Such as “after 4” or “Saturday morning”"
      >
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
    </div>
  );
}
