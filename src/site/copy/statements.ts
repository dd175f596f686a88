/** What the site says of accessibility and of privacy; to be kept true when the site changes. */
import type { business } from '../../business';

/** A page that says what holds for the site. */
export interface Statement {
  title: string;
  /** The heading, with a place to break where the title is one long word. */
  heading?: string;
  intro: string;
  /** In the format of a post's body; the phone number and the e-mail address follow it. */
  body: string;
}

/** When both were last compared with the site, a local day. */
export const REVIEWED = '2026-11-25';

/** The facts of the business that decide what the statements say. */
type Facts = Pick<typeof business, 'siteUrl' | 'requestEndpoint' | 'booking'>;

/** Returns the host of an address, which may be one of this site. */
const hostOf = (address: string, siteUrl: string): string => new URL(address, siteUrl).host;

/** Returns the accessibility statement. */
export const accessibilityOf = ({ booking }: Facts): Statement => ({
  title: 'Accessibility',
  heading: 'Accessi\u00ADbility',
  intro:
    'Everybody should be able to read this site, call us and ask for an estimate. We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  body: `
## What you can count on
- Everything works by keyboard, with a visible focus and a link that skips to the content.
- Text can be enlarged to 200 %, and a page to 400 %, without losing anything.
- Colors have enough contrast, in light and in dark.
- Nothing moves if your device asks for reduced motion.
- Pictures have text alternatives, and what is wrong in a form is said in words.
- Every page can be read without JavaScript. The request form needs it; phone and e-mail do not.
## How it is tested
- An automatic checker (axe) looks at every page, on a phone and on a desktop, in light and in dark.
- Automatic tests use the pages by keyboard alone, with enlarged and spaced text, and with reduced motion.
- The main tasks are also tried in Firefox and in WebKit, the engine of Safari.
## Known limits
- Automatic tests find some barriers, not all. The site has not yet been tried by people who use a screen reader every day.
- A picture of our work is described by the title of its project, not in detail.
${booking.token === '' ? '' : '- The booking window is made by another company. Phone and request form do the same for you.'}
## Something does not work for you?
Tell us the page and what happened. We help you right away by phone or e-mail, and then mend the page.`,
});

/** Returns what the site keeps, and who learns of a visit. */
export const privacyOf = ({ siteUrl, requestEndpoint, booking }: Facts): Statement => ({
  title: 'Privacy',
  intro:
    'This site sets no cookies, counts no visitors and shows no advertising. What you type stays on your device until you send it.',
  body: `
## When you ask for an estimate
- Send Request keeps your name, your phone number and whatever else you filled in in this browser${
    requestEndpoint === ''
      ? ' alone. The page then offers to put it into a text or an e-mail of your own: it reaches us when you send that.'
      : `, and sends it to the form service that we use (${hostOf(requestEndpoint, siteUrl)}), which passes it on to us. Without a connection it waits here until there is one.`
  }
- What you have typed and not yet sent is kept for an hour, in that one tab.
- On a shared device, others who use this browser can read a request that it keeps. How to delete it is said below.
## When we send you an estimate as a link
- The estimate or invoice is in the link itself: your name, what is done, and what it costs. Whoever has the link can read it. Opening it sends none of that to anybody, and this site keeps no copy of it.
- Your browser’s history keeps the link, as it keeps every address. Accept and Ask write a text or an e-mail of your own: it reaches us when you send that.
## What else this browser keeps
It has no use but to show you this site, and is sent to nobody:
- light or dark colors, if you chose;
- copies of pages that you opened, so that they open without a connection, and how often you came back;
- with a request, when it was made, and when it is to be followed up.
## Who else learns of your visit
- The company that hosts this site sees your network address when it sends you a page, as every host does.
- Where a photo comes from another host, that host sees your network address too, but not which page you read.
- Book Online ${
    booking.token === ''
      ? 'shows our phone number and the request form. No booking service is asked.'
      : `opens a window of another company (${hostOf(booking.scriptUrl, siteUrl)}). It is loaded when you point at the button or press it, not before, and what you enter there is that company’s to protect.`
  }
- Links to other sites, such as those for sharing an article, tell those sites nothing until you follow them.
- The newsletter box of the blog neither sends nor keeps what you type into it.
## How to delete it
- In this browser: open its settings for this site, and delete the site’s data (it may be called “cookies and site data”). All that is named above is gone then.
- With us: ask us what we have of you from a text, an e-mail or a call, and we show, correct or delete it.
## Questions about your data?
Ask us.`,
});
