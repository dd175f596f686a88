import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { readMailFile } from '../../../src/admin/leads/message/mailFile';
import { valuesOfMessage } from '../../../src/admin/leads/message/messageValues';
import { casesOf } from '../../support/cases';

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'projectDescription'] as const;

const read = (...parts: BlobPart[]) => readMailFile(new File(parts, 'mail.eml'));

/** Returns what the form of a lead is filled in with from a mail file. */
async function fieldsOf(...parts: BlobPart[]): Promise<string[]> {
  const { text, head } = await read(...parts);
  const values = valuesOfMessage(text, head);
  return FIELDS.map((name) => values?.[name] ?? '');
}

describe('a mail file', () => {
  it.each(
    casesOf({
      'of a form service': `From: Site Forms <no-reply@forms.example>\nReply-To: Ada Roy <ada@example.com>\nSubject: New submission\nContent-Type: text/plain; charset=utf-8\n\nName: Ada Roy\nEmail: ada@example.com\nPhone: 802-555-0113\nMessage: My gutters leak.\n → Ada|Roy|ada@example.com|802-555-0113|My gutters leak.`,
      'of a form service, as a table': `From: Site Forms <no-reply@forms.example>\nSubject: New submission\nContent-Type: text/html; charset=utf-8\n\n<table><tr><td><b>Name</b></td><td><div>Ada Roy</div></td></tr>\n<tr><td>Phone:</td>\n<td></td></tr><tr><th>Mobile</th><td>802-555-0113</td></tr><tr><td>E-mail</td><td><a href="mailto:ada@example.com">ada@example.com</a></td></tr><tr><td>Message</td><td>My gutters<br>leak.</td></tr></table> → Ada|Roy|ada@example.com|802-555-0113|My gutters\nleak.`,
      'of somebody whose name has a comma and no quotation marks': `From: Roy, Ada [Roy/ Farm:] <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113. → Ada|Roy|ada@example.com|802-555-0113|My porch\n\nCall 802-555-0113.`,
      'of somebody whose name has a comma between its words in code, below a subject with a tab': `From: Roy, =?utf-8?Q?Zo=C3=AB?= <zoe@example.com>\nSubject: My\n\tporch\n\nCall 802-555-0113. → Zoë|Roy|zoe@example.com|802-555-0113|My porch\n\nCall 802-555-0113.`,
      'of a list that puts itself in the place of the sender': `From: 'Ada' via Leads <leads@list.example>\nX-Original-From: Ada Roy <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113. → Ada|Roy|ada@example.com|802-555-0113|My porch\n\nCall 802-555-0113.`,
      'whose answers go to a program and to a person': `From: Forms <no-reply@forms.example>\nReply-To: no-reply@forms.example, Ada Roy <ada@example.com>\nSubject: My porch\n\nCall 802-555-0113. → Ada|Roy|ada@example.com|802-555-0113|My porch\n\nCall 802-555-0113.`,
      'in another encoding than it says, with a link before the address': `From: Zoë Roy <mailto:ada@example.com>\nSubject: Deck\nContent-Type: text/plain; charset=us-ascii\nContent-Transfer-Encoding: 8bit\n\nRené’s boards – rotten. → Zoë|Roy|ada@example.com||Deck\n\nRené’s boards – rotten.`,
      'before another in a mailbox': `From - Fri Nov 20 09:30:00 2026\nFrom: Forms <no-reply@forms.example>\nSubject: Deck\n\nName: Ada Roy\nCall 802-555-0113.\n\nFrom - Fri Nov 20 10:30:00 2026\nFrom: Ben Stone <ben@example.com>\nSubject: Porch\n\nCall 802-555-0114.\n → Ada|Roy||802-555-0113|Deck\n\nName: Ada Roy\nCall 802-555-0113.`,
      'with a button that calls': `From: Leads <no-reply@forms.example>\nSubject: Deck\nContent-Type: text/html\n\n<p>New lead from Ada Roy</p><a href="tel:+18025550113">Call Ada</a> <a href="tel:8025550113">802-555-0113</a> → Ada|Roy||+18025550113|Deck\n\nNew lead from Ada Roy\nCall Ada <+18025550113> 802-555-0113`,
      'with a smiley that is a letter in a font of signs': `From: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: text/html\n\n<p>Rotten boards <span style='font-family:Wingdings'>J</span></p> → Ada|Roy|ada@example.com||Deck\n\nRotten boards`,
      'with a subject alone': `From: Ada Roy <ada@example.com>\nSubject: Leaky faucet at 12 Elm St, call 802-555-0113\nContent-Type: text/plain\n\n\n → Ada|Roy|ada@example.com|802-555-0113|Leaky faucet at 12 Elm St, call 802-555-0113`,
      'that is a contact': `BEGIN:VCARD\nVERSION:3.0\nN:Roy;Ada;;;\nPHOTO;ENCODING=b:${'A'.repeat(75)}${`\n ${'A'.repeat(74)}`.repeat(9_000)}\nTEL:802-555-0113\nNOTE:Wants a deck\\, prefers mornings\nEND:VCARD\n → Ada|Roy||802-555-0113|Wants a deck, prefers mornings`,
      'whose text only asks for markup to be shown': `From: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: multipart/alternative; boundary=x\n\n--x\n\nPlease view this message in an HTML mail app.\n--x\nContent-Type: text/html\n\n<p>Rotten boards.</p>\n--x-- → Ada|Roy|ada@example.com||Deck\n\nRotten boards.`,
      'that was sent on as an attachment': `From: Pat Perry <pat@example.net>\nSubject: Fwd: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nCan you take this?\n--x\nContent-Type: message/rfc822\nContent-Disposition: attachment\n\nFrom: Ada Roy <ada@example.com>\nSubject: Deck\n\nRotten boards.\n--x-- → Ada|Roy|ada@example.com||Deck\n\nRotten boards.`,
      'that was sent on as a file of no known type': `From: Pat Perry <pat@example.net>\nSubject: Fwd: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nCan you take this?\n--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename=deck.eml\nContent-Transfer-Encoding: base64\n\nRnJvbTogQWRhIFJveSA8YWRhQGV4YW1wbGUuY29tPg0KU3ViamVjdDogRGVjaw0KDQpSb3R0ZW4gYm9hcmRzLg0K\n--x-- → Ada|Roy|ada@example.com||Deck\n\nRotten boards.`,
      'that was sent on with markup, in which the sender is a link': `From: Pat Perry <pat@example.net>\nSubject: FW: Deck\nContent-Type: text/html\n\n<p>Yours? <a href="mailto:pat@example.net">Write me</a></p><p><b>From:</b> <a href="mailto:ada@example.com">Ada Roy</a><br><b>Sent:</b> Friday<br><b>To:</b> Pat Perry<br><b>Subject:</b> Deck</p><p>Rotten boards.</p> → Ada|Roy|ada@example.com||Deck\n\nRotten boards.`,
      'that is a text': `Name: Ada Roy\nPhone: 802-555-0113\n\nRotten boards. → Ada|Roy||802-555-0113|Name: Ada Roy\nPhone: 802-555-0113\n\nRotten boards.`,
      'that is a page': `<html><title>Deck</title><p>Name: Ada Roy<br>Phone: 802-555-0113</p><p>Message: Rotten boards.</p> → Ada|Roy||802-555-0113|Rotten boards.`,
      'with the contact of its sender': `From: Ada <ada@example.com>\nSubject: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nRotten boards.\n--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename=ada.vcf\n\nBEGIN:VCARD\nN:Roy;Ada;;;\nTEL:802-555-0113\nEND:VCARD\n--x-- → Ada|Roy|ada@example.com|802-555-0113|Deck\n\nRotten boards.\nName: Ada Roy\nPhone: 802-555-0113`,
      'with the contact of somebody else': `From: Pat Perry <pat@example.net>\nSubject: Fwd: Customer\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nCan you take this?\n--x\nContent-Type: text/x-vcard; name=ada.vcf\n\nBEGIN:VCARD\nN:Roy;Ada;;;\nTEL:802-555-0113\nEND:VCARD\n--x-- → Ada|Roy||802-555-0113|Customer\n\nCan you take this?\nName: Ada Roy\nPhone: 802-555-0113`,
      'with the contacts of its sender and of another': `From: Ada <ada@example.com>\nSubject: Deck\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nRotten boards.\n--x\nContent-Type: text/vcard\n\nBEGIN:VCARD\nN:Stone;Ben;;;\nTEL:802-555-0114\nEND:VCARD\n--x\nContent-Type: text/vcard\n\nBEGIN:VCARD\nN:Roy;Ada;;;\nTEL:802-555-0113\nEND:VCARD\n--x-- → Ada|Roy|ada@example.com|802-555-0113|Deck\n\nRotten boards.\nName: Ada Roy\nPhone: 802-555-0113\nBen Stone 802-555-0114`,
      'with markup that quotes': `From: Ada Roy <ada@example.com>\nSubject: Re: Estimate\nContent-Type: text/html; charset=utf-8\n\n<div>Yes please.</div><div class="gmail_quote"><div>On Mon, Jan 5, 2026 at 9:12 AM Someone Else &lt;other@example.net&gt; wrote:<br></div><blockquote><p>Call me at 802-555-0199</p><blockquote>other@example.net</blockquote></blockquote></div> → Ada|Roy|ada@example.com||Estimate\n\nYes please.`,
      'in UTF-8 with its mark, and a part that is not seen': `\uFEFFFrom: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: text/html; charset=utf-8\n\n<!--[if mso]>Old<![endif]--><div style="display:none">Preview</div><p hidden>More</p><p>Rotten boards.</p> → Ada|Roy|ada@example.com||Deck\n\nRotten boards.`,
      'of a phone, whose words are a file': `From: Zoë Stone <zoe@example.com>\nSubject: Estimate\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/plain; name=text_0.txt\nContent-Disposition: attachment; filename=text_0.txt\n\nMy steps rot.\n--x-- → Zoë|Stone|zoe@example.com||Estimate\n\nMy steps rot.`,
      'with markup alone, whose last line is a name': `From: Zoë Stone <zoe@example.com>\nSubject: Estimate\nContent-Type: text/html; charset=utf-8\n\n<style>p{}</style><p>My <b>steps</b> rot.</p><script>steal()</script><p>Zoë</p> → Zoë|Stone|zoe@example.com||Estimate\n\nMy steps rot.\nZoë`,
      'in an encoding that its markup alone names': `From: Ada Roy <ada@example.com>\nSubject: Deck\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<meta charset=3D"iso-8859-1"><p>Caf=E9 steps rot.</p> → Ada|Roy|ada@example.com||Deck\n\nCafé steps rot.`,
    }),
  )('%s is the lead of who wrote it', async (_what, mail, fields) => {
    expect((await fieldsOf(mail.replaceAll('\n', '\r\n'))).join('|')).toBe(fields);
  });

  it('with markup alone becomes the request that it shows, entities and lines included', async () => {
    const html = [
      '<title>Estimate</title>Full Name: Zed Zee<br>Phone Number: 802 555 0133<br>\n',
      'Service Needed: Painting &amp; Finishing<br>',
      '<div>Timeline: Within\n1 week</div><div>Project Description:</div>',
      '<p>Don&#8217;t &amp; can&#39;t &eacute; &lt;b&gt;</p><div><br></div><pre>a\n  b</pre>',
      '(End of request)<br>-- <br>Zed',
    ];
    const head = 'From: zoe@example.com\nSubject: Estimate\nContent-Type: text/html; charset=utf-8';
    expect(valuesOfMessage((await read(`${head}\n\n`, ...html)).text)).toMatchObject({
      firstName: 'Zed',
      lastName: 'Zee',
      serviceType: 'Painting & Finishing',
      priority: 'High',
      projectDescription: "Don’t & can't é <b>\n\na\n  b",
    });
  });

  it('of a program’s own is refused', async () => {
    const workbook = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0);
    await expect(read(workbook)).rejects.toThrow('not a mail');
  });

  it('in an encoding that it does not name is read', async () => {
    const source = 'From: René Roy <ada@example.com>\r\nSubject: Deck\r\n\r\nCafé steps rot.';
    const latin = Uint8Array.from(source, (letter) => letter.charCodeAt(0));
    const fields = ['René', 'Roy', 'ada@example.com', '', 'Deck\n\nCafé steps rot.'];
    expect(await fieldsOf(latin)).toEqual(fields);
  });

  it('of Apple’s app is read without the length before it and the notes behind it', async () => {
    const mail = 'From: Zoë Stone <zoe@example.com>\nSubject: Estimate\n\nMy steps rot.\n';
    const { length } = new TextEncoder().encode(mail);
    const notes = '<?xml version="1.0" encoding="UTF-8"?>\n<plist><dict></dict></plist>\n';
    const fields = ['Zoë', 'Stone', 'zoe@example.com', '', 'Estimate\n\nMy steps rot.'];
    expect(await fieldsOf(`${length}       \n`, mail, notes)).toEqual(fields);
  });

  it('with a large attachment is read by its beginning', async () => {
    const parse = vi.spyOn(PostalMime, 'parse');
    const head = 'From: zoe@example.com\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\n';
    const attachment = `${'QUJD'.repeat(19)}\n`.repeat(20_000);
    const image = '--x\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n';
    const { text } = await read(`${head}My steps rot.\n`, image, attachment, '--x--');
    expect(text).toBe('My steps rot.');
    const [[given] = []] = parse.mock.calls;
    expect((given as Uint8Array).length).toBeLessThan(300_000);
  });
});
