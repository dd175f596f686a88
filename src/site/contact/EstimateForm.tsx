import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { ADDRESSES } from '../../app/addresses';
import { useAppSelector, useHydrated } from '../../app/store/hooks';
import { business } from '../../business';
import { REQUEST_FIELD_NAMES, type RequestField } from '../../domain/leads/fields';
import { selectIsRestored } from '../../persistence/engine/storageSlice';
import type { PostState } from '../../persistence/sentRequest';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { useDraft, type Draft } from '../../ui/form/useDraft';
import { Icon } from '../../ui/Icon';
import { PageLink } from '../../ui/PageLink';
import { privacyLine } from '../copy/contact';
import { EmailLink, PhoneLink } from '../parts/contactLinks';
import { EstimateFields } from './EstimateFields';
import { checkRequest, EMPTY_REQUEST, fillIn, typedIn, type FieldErrors } from './estimateForm';
import { ESTIMATE_FORM_ID } from './estimateFormId';
import { hasFormService, HONEYPOT } from './postRequest';
import { SendItYourself } from './SendItYourself';
import { useRequestSending, type NotSavedReason } from './useRequestSending';
import { useSentRequest } from './useSentRequest';
import button from '../../ui/button.module.css';
import styles from './EstimateForm.module.css';

const DRAFT = 'estimate';
/** How long the thank-you is shown, in milliseconds. */
const THANK_YOU_MS = 3_000;

/** What the thank-you says of the request, by what became of its post; without a post, `unposted`. */
const THANKS: Record<PostState | 'unposted', string> = {
  unposted: 'Your request is ready. Send it to us by email or text, and we will contact you',
  sending: 'Your request is being sent. Once it is with us, we will contact you',
  sent: 'Your request was sent. We will contact you',
  offline: 'Your request will be sent when you are online. Once it is with us, we will contact you',
  refused: 'Your request could not be sent. Please call or mail us, and we will contact you',
};

/** Says that the form cannot send yet; shown by styles (`startState.ts`). */
const NOT_READY = (
  <p className={styles.notReady} role="status">
    <span className={styles.late}>The form is still loading. You need not wait for it:</span>
    <span className={styles.failed}>
      The form could not be loaded. Please reload the page, or
    </span>{' '}
    call <PhoneLink /> or write to <EmailLink />.
  </p>
);

const WITHOUT_SCRIPT = (
  <noscript>
    <p className={styles.noScript}>
      The form needs JavaScript. Without it, call <PhoneLink /> or write to <EmailLink />.
    </p>
  </noscript>
);

/** Says in the title of the page that the form has errors, while it has any. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    const { title } = document;
    const errorTitle = `Error: ${title}`;
    document.title = errorTitle;
    return () => {
      // Another page, to which a link of this one led, has its own by then.
      if (document.title === errorTitle) document.title = title;
    };
  }, [hasErrors]);
}

/** Keeps what is typed, which the fields of the form hold themselves, as its draft. */
const useEstimateDraft = (form: RefObject<HTMLFormElement | null>): Draft =>
  useDraft({
    name: DRAFT,
    initial: EMPTY_REQUEST,
    read: () => (form.current ? typedIn(form.current) : EMPTY_REQUEST),
    fill: (values) => form.current && fillIn(form.current, values),
  });

interface ThankYouProps {
  isEmergency: boolean;
  /** Called when its time is over, with whether the focus is in it. */
  onEnd: (hasFocus: boolean) => void;
}

/** Thanks for a request, with the focus, for three seconds. */
function ThankYou({ isEmergency, onEnd }: ThankYouProps) {
  const post = useSentRequest()?.post ?? 'unposted';
  const message = useRef<HTMLOutputElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(
      () => end(message.current?.contains(document.activeElement) ?? false),
      THANK_YOU_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.thanks} ref={message} tabIndex={-1}>
      <span>
        <strong>Thank you!</strong>{' '}
        {isEmergency && (
          <>
            For an emergency, call us first: <PhoneLink />.{' '}
          </>
        )}
        {THANKS[post]} {isEmergency ? 'the same day' : `within ${business.responseTime}`}.
      </span>
    </output>
  );
}

/** The button that sends the form, with what is to be known before. */
function SendPart({ isSending }: { isSending: boolean }) {
  const isHydrated = useHydrated();
  return (
    <>
      {hasFormService() && (
        <label className={styles.honeypot} aria-hidden="true">
          Leave this empty
          <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      )}
      <button type="submit" className={button.primary} aria-disabled={isSending}>
        Send Request
      </button>
      {!isHydrated && NOT_READY}
      <p className={styles.footnote}>
        {hasFormService() ? privacyLine.posted : privacyLine.unposted}{' '}
        <PageLink to={ADDRESSES.privacy}>More on privacy</PageLink>
      </p>
      <p className={styles.footnote}>
        * Required fields. We'll contact you within {business.responseTime} to discuss your project.
      </p>
    </>
  );
}

/** The free-estimate form: its request becomes a lead, and a thank-you is shown for three seconds. */
export function EstimateForm() {
  const isRestored = useAppSelector(selectIsRestored);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [isEmergency, setIsEmergency] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useEstimateDraft(form);
  const { progress, isSavedLater, notSaved, send, reset } = useRequestSending({
    onSaved: draft.forget,
  });

  const isSent = progress === 'sent';
  useErrorTitle(Object.keys(errors).length > 0);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!isRestored || progress === 'sending' || isSent) return;
    const checked = checkRequest(typedIn(event.currentTarget));
    setAttempt(attempt + 1);
    setErrors('errors' in checked ? checked.errors : {});
    if ('errors' in checked) return;
    // A program that fills in every field is not posted; a person whose browser did can still send it.
    const isPosted = hasFormService() && !new FormData(event.currentTarget).get(HONEYPOT);
    setIsEmergency(checked.request.timeline === 'urgent');
    await send(checked.request, isPosted);
  };

  /** Empties the form for another request. */
  const beginAnew = (hasFocus: boolean): void => {
    form.current?.reset();
    draft.discard();
    reset();
    if (hasFocus) heading.current?.focus();
  };
  const discardDraft = (): void => {
    draft.discard();
    setErrors({});
    heading.current?.focus();
  };

  return (
    <section
      id={ESTIMATE_FORM_ID}
      className={styles.card}
      aria-labelledby="estimate-heading"
      data-app="expected"
    >
      <h2 id="estimate-heading" ref={heading} tabIndex={-1}>
        Request a free estimate
      </h2>
      {WITHOUT_SCRIPT}
      <SendItYourself onHidden={() => heading.current?.focus()} />
      <DraftNotice draft={draft} onDiscard={discardDraft} />
      <div className={styles.place}>
        {isSent && <ThankYou isEmergency={isEmergency} onEnd={beginAnew} />}
        <form
          ref={form}
          data-draft={DRAFT}
          method="post"
          noValidate
          className={isSent ? styles.covered : undefined}
          inert={isSent}
          aria-labelledby="estimate-heading"
          onSubmit={(event) => void onSubmit(event)}
          onChange={draft.save}
        >
          <ErrorSummary key={attempt} errors={errors} />
          {notSaved && <NotSaved key={`not saved ${attempt}`} reason={notSaved} />}
          <output className={styles.savedLater}>
            {isSavedLater && 'Your request is saved now.'}
          </output>
          <EstimateFields errors={errors} />
          <SendPart isSending={progress === 'sending'} />
        </form>
      </div>
    </section>
  );
}

/** Why the browser could not save a request, in words for visitors. */
const REASONS: Record<NotSavedReason, string> = {
  full: 'This browser has no room left to store it.',
  denied: 'This browser does not let the site store it.',
  newerVersion: 'This page is older than what is stored in this browser.',
  damaged: 'What is stored in this browser is damaged.',
  unknown: 'Something went wrong in this page.',
};

/** Says that the browser could not save the request, and how it can reach us all the same. */
function NotSaved({ reason }: { reason: NotSavedReason }) {
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

/** Moves the focus to a field; its scroll margin keeps the label visible. */
function goTo(event: MouseEvent<HTMLAnchorElement>, name: RequestField): void {
  const field = document.getElementById(name);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The list of the form's errors, which gets the focus; each line links to its field. */
function ErrorSummary({ errors }: { errors: FieldErrors }) {
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
