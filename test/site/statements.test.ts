import { describe, expect, it } from 'vitest';
import { business } from '../../src/business';
import { accessibilityOf, privacyOf, type Statement } from '../../src/site/copy/statements';

const text = ({ parts }: Statement): string => JSON.stringify(parts);
const booking = {
  ...business.booking,
  token: 'a-token',
  scriptUrl: 'https://booking.example/a.js',
};

describe('the privacy page', () => {
  it('says that a request stays here until its sender sends it', () => {
    const said = text(privacyOf({ ...business, requestEndpoint: '' }));
    expect(said).toContain('in this browser alone');
    expect(said).not.toContain('form service');
  });

  it('names the form service where there is one', () => {
    const said = text(privacyOf({ ...business, requestEndpoint: 'https://forms.example/a' }));
    expect(said).toContain('form service that we use (forms.example)');
    expect(said).not.toContain('in this browser alone');
  });

  it('names the booking service only where it is asked', () => {
    expect(text(privacyOf({ ...business, booking }))).toContain('(booking.example)');
    expect(text(privacyOf({ ...business, booking: { ...booking, token: '' } }))).not.toContain(
      'booking.example',
    );
  });
});

it('the accessibility page names the booking window as a limit only where there is one', () => {
  expect(text(accessibilityOf({ ...business, booking }))).toContain('booking window');
  expect(text(accessibilityOf({ ...business, booking: { ...booking, token: '' } }))).not.toContain(
    'booking window',
  );
});
