import { describe, expect, it } from 'vitest';
import { business } from '../../src/business';
import { accessibilityOf, privacyOf } from '../../src/site/copy/statements';

const booking = {
  ...business.booking,
  token: 'a-token',
  scriptUrl: 'https://booking.example/a.js',
};

describe('the privacy page', () => {
  it('says that a request stays here until its sender sends it', () => {
    const body = privacyOf({ ...business, requestEndpoint: '' }).body;
    expect(body).toContain('in this browser alone');
    expect(body).not.toContain('form service');
  });

  it.each([
    ['https://forms.example/a', 'forms.example'],
    ['/forms.html', new URL(business.siteUrl).host],
  ])('names the form service where there is one, at %s', (requestEndpoint, host) => {
    const body = privacyOf({ ...business, requestEndpoint }).body;
    expect(body).toContain(`form service that we use (${host})`);
    expect(body).not.toContain('in this browser alone');
  });

  it('names the booking service only where it is asked', () => {
    expect(privacyOf({ ...business, booking }).body).toContain('(booking.example)');
    expect(privacyOf({ ...business, booking: { ...booking, token: '' } }).body).not.toContain(
      'booking.example',
    );
  });
});

it('the accessibility page names the booking window as a limit only where there is one', () => {
  expect(accessibilityOf({ ...business, booking }).body).toContain('booking window');
  expect(accessibilityOf({ ...business, booking: { ...booking, token: '' } }).body).not.toContain(
    'booking window',
  );
});
