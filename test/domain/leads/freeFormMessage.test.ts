import { describe, expect, it } from 'vitest';
import { business } from '../../../src/business';
import { identitiesOf, leadsOfSamePerson } from '../../../src/domain/leads/duplicates';
import { readFreeForm } from '../../../src/domain/leads/freeFormMessage';
import { MAX_LENGTH } from '../../../src/lib/fields';
import { aLead } from '../../support/entities';

describe('a message in the sender’s own words', () => {
  it('gives the sender, the phone and the words', () => {
    const text = [
      'From: "Ben Stone" <ben@example.com>',
      `To: <${business.email}>`,
      'Subject: My steps',
      '',
      'The back steps are rotten. Call me at 802-555-0177 ext. 4.',
      `You are at ${business.phone}?`,
    ].join('\n');
    expect(readFreeForm(text)).toEqual({
      fullName: 'Ben Stone',
      names: { firstName: 'Ben', lastName: 'Stone' },
      email: 'ben@example.com',
      phone: '802-555-0177 ext. 4',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      description: `My steps\n\n${text.split('\n\n')[1]}`,
    });
  });

  it.each([
    ['call (802) 555-0120', '(802) 555-0120'],
    ['call 8025550120 now', '8025550120'],
    ['+1 802 555 0120', '+1 802 555 0120'],
    [`only ${business.phone}`, ''],
    [`only ${business.phone} ext. 2`, ''],
    ['call 802 555 0115<tel:8025550115>', '802 555 0115'],
    ['order 12345', ''],
    ['Phone: 8O2-555-O12O', '802-555-0120'],
    ['call 8O2 555 0l20', '802 555 0120'],
    // As a machine writes down what was said to it.
    ['my number is eight oh two five five five oh one one three', '8025550113'],
    ['Eight zero two, five five five, zero 1 1 three. Thanks', '8025550113'],
    ['call five five five oh one one three', '555-0113'],
    ['Phone: one eight oh two five five five oh one one three', '18025550113'],
    ['we count one two three four five six seven', ''],
    ['one two three windows, four five six seven eight', ''],
    ['windows 2 3 4 5 6 7 8', ''],
    // A label counts nearby, and whoever gave our number in the same sentence.
    ['The fax is broken, so we only answer at 802-555-0113', '802-555-0113'],
    ['Bo referred me. Reach us: 802-555-0113; office 802-555-0114', '802-555-0113'],
    ['Order number 8025550120, call 802-555-0113 12 Elm St', '802-555-0113'],
  ])('finds the phone in %j: %j', (text, phone) => expect(readFreeForm(text).phone).toBe(phone));

  it.each<[text: string, fullName?: string, phone?: string]>([
    ['this is Kim Perry 802-555-0199', 'Kim Perry', '802-555-0199'],
    ['Hi, My name is Ana-María O’Neil. Call me', 'Ana-María O’Neil', ''],
    ["I'm Joe and my gutter leaks", 'Joe', ''],
    ['this is A disaster', '', ''],
    ['this is urgent, call 802 555 0199', '', '802 555 0199'],
    ['I am At Home', '', ''],
    ['From: Ben Stone <ben@example.com>\n\nthis is Kim Perry', 'Ben Stone', ''],
    ['I’m Interested in a new deck', '', ''],
    ["Hi, I'm Writing to you. My name is Ada Roy", 'Ada Roy', ''],
    ['I AM LOOKING FOR A QUOTE', '', ''],
    ['Hi, this is, uh, Ada Roy. Call me.', 'Ada Roy', ''],
    ['this is Mrs. Ada Roy', 'Ada Roy', ''],
    ['This is Dr Ada M. Roy calling', 'Ada M. Roy', ''],
    ['this is Ada\nRoy Street is where I live', 'Ada', ''],
    ['Ada Roy\n802-555-0113'],
    ['802-555-0113\nAda Roy'],
    ['My gutters leak.\n\nThanks!\nAda Roy', 'Ada Roy', ''],
    ['My gutters leak. Best,\n\nAda', 'Ada', ''],
    ['My gutters leak.\n\nBest regards,\n\nAda', 'Ada', ''],
    ['My gutters leak.\n- Ada', 'Ada', ''],
    ['Gutters Leak\nPorch too', '', ''],
    ["Hi, it's Ada Roy", 'Ada Roy', ''],
    ['Hello, Ada Roy here. My gutters leak.', 'Ada Roy', ''],
    ['Name is Ada Roy', 'Ada Roy', ''],
    ["I'm From Essex, and it's Monday", '', ''],
    ['I am New here, currently At Home', '', ''],
    ["This is John's wife", '', ''],
    ['This is Regarding my deck', '', ''],
    ['My gutters leak. Thanks, Ada Roy', 'Ada Roy', ''],
    ['My gutters leak. Thank you, Ada Roy 802-555-0113'],
    ['My gutters leak.\nThanks -Ada', 'Ada', ''],
    ['My gutters leak. - Ada Roy', 'Ada Roy', ''],
    ['My gutters leak.\n~Ada', 'Ada', ''],
    ['Thanks, Pat! My gutters leak.', '', ''],
    ['My gutters leak.\n\n-- \nAda Roy\nRoy Farm\n802-555-0113'],
    ['My gutters leak.\n\nAda Roy\nRoy Farm\n802-555-0113'],
    ['Ada Roy\n12 Elm St\nEssex, VT 05452\n802-555-0113'],
    ['My gutters leak.\nAda Roy <ada@example.com>', 'Ada Roy', ''],
    ['Paid by:\n\nVisa\n\nAda Roy\n802-555-0113'],
    ['Ada Roy\nRealtor®\nRoy Realty\n802-555-0113'],
    ['Ada Roy • Roy Farm • 802-555-0113'],
    ['Hello, my name is: Ada Roy', 'Ada Roy', ''],
    // Numbers that are not to be called.
    ['Don’t call 802-555-0110, call 802-555-0113', '', '802-555-0113'],
    ['Old number: 802-555-0110, new number: 802-555-0113', '', '802-555-0113'],
    ['I am 70 years old, 802-555-0113', '', '802-555-0113'],
    ['Ada Roy 802-555-0113'],
    ['Ada Roy, 802-555-0113'],
    ['Ada Roy | 802-555-0113 | ada@example.com'],
    ['Ada Roy (802-555-0113)'],
    ['Deck Repair 802-555-0113', '', '802-555-0113'],
    ['Pager 802-555-0110\nHome 802-555-0113', '', '802-555-0113'],
    ['My gutters leak.\nThanks\n802-555-0113', '', '802-555-0113'],
    ['Office 802-555-0110\nCell 802-555-0113', '', '802-555-0113'],
    ['Fax 802-555-0110, office 802-555-0113', '', '802-555-0113'],
    ['O: 802-555-0110 | C: 802-555-0113 | F: 802-555-0114', '', '802-555-0113'],
    ['802-555-0110 or 802-555-0113 (cell)', '', '802-555-0113'],
    ['802-555-0113 (cell), 802-555-0110 (home)', '', '802-555-0113'],
    ['Home: 802-555-0110, cell: 802-555-0113 (text ok)', '', '802-555-0113'],
    ['Home: 802-555-0110 (no cell here), cell: 802-555-0113', '', '802-555-0113'],
    // An office's number, alone behind its label, after the person's own.
    ['Ada Roy\nRoy Farm\nOffice: 802-555-0110\n802-555-0113'],
    ['Ada Roy\n802-555-0110 (office)\n802-555-0113'],
    ['Ada Roy | Roy Farm | O: 802-555-0110 | 802-555-0113'],
    ['Main: 802-555-0110\nDirect: 802-555-0113', '', '802-555-0113'],
    ['Work: 802-555-0110\nHome: 802-555-0113', '', '802-555-0113'],
    ['Call 802-555-0113.\n\nAda Roy\nOffice 802-555-0110'],
    ['Ada Roy\nOffice: 802-555-0110', 'Ada Roy', '802-555-0110'],
    ['Call my office 802-555-0110; Ben has 802-555-0113', '', '802-555-0110'],
    ['Name: Ada Roy\nWork phone: 802-555-0110\nBen: 802-555-0113', 'Ada Roy', '802-555-0110'],
    ['802-555-0110 office, 802-555-0113 cell', '', '802-555-0113'],
    ['802-555-0110 home / 802-555-0113 cell / 802-555-0112 fax', '', '802-555-0113'],
    ['Phone: 802-555-0110 (cell)\nHome: 802-555-0113', '', '802-555-0110'],
    ['Fax: 802-555-0110', '', ''],
    ['Phone: 802-555-0113 Ada Roy'],
    ['Phone: Ada Roy, 802-555-0113 x4', 'Ada Roy', '802-555-0113 x4'],
    ['Tel: +44 20 7946 0958 Ada Roy', 'Ada Roy', '+44 20 7946 0958'],
    ['Cell: 802-555-0113 (evenings only)', '', '802-555-0113'],
    ['Phone: 802-555-0113 (ext. 4)', '', '802-555-0113 (ext. 4)'],
    ['Phone: 802-555-0113 / 0114', '', '802-555-0113 / 0114'],
    ['Phone: 802-555-ROOF', '', '802-555-ROOF'],
    ["Phone: 802-555-0113 ask for Ada's wife Jo", '', '802-555-0113'],
    ['My gutters leak.\n\nRoy Farm LLC\n12 Elm St\nEssex VT 05452 USA', '', ''],
    ['My gutters leak.\n\nThanks,\nRoy Farm, Inc.', '', ''],
    ['My gutters leak.\n\nThanks,\nRoy Farm Co.', '', ''],
    ['Ada Roy sent you a message\n\n802-555-0113\n\nReply'],
    ['[10:15 AM, 11/20/2026] Ada Roy: call 802-555-0113'],
    ['*Name* Ada Roy\n**Phone** 802-555-0113'],
    ['Name->Ada Roy\nPhone→802-555-0113'],
    ['Caller: ADA ROY (802) 555-0113\nTime: 10:15 AM', 'ADA ROY', '(802) 555-0113'],
    ['To: Pat\nFrom: Ada Roy\nPhone: 802-555-0113'],
    ['Ada Roy, 12 Elm St, Essex VT, 802-555-0113, leak'],
    ['You have a new voice message\nFrom: ADA ROY (802) 555-0113', 'ADA ROY', '(802) 555-0113'],
    ['Moving a shed\nFrom: Burlington\nTo: Essex', '', ''],
    ['hi my names ada roy i live in essex', 'Ada Roy', ''],
    ['Hi my names Ada Roy', 'Ada Roy', ''],
    ['my name is ada and i need a deck', 'Ada', ''],
    ['my name is on the list', '', ''],
    ['my name should be there, my name is listed under gutters', '', ''],
    ['My name is ada roy and my gutters leak', 'Ada Roy', ''],
    ['hello this is ada calling about my porch', 'Ada', ''],
    ['this is me calling about my porch, this is different', '', ''],
    ['Ada Roy here, my gutters leak', 'Ada Roy', ''],
    ["It's Ada Roy, my gutters leak", 'Ada Roy', ''],
    ["It's Monday, and it's cold. The pros here say so", '', ''],
    ['My gutters leak. Yours faithfully, Ada Roy', 'Ada Roy', ''],
    // At the end of the last sentence, beside a number.
    ['My gutters leak. Ada Roy 802-555-0113'],
    ['My gutters leak! Ada Roy, (802) 555-0113.', 'Ada Roy', '(802) 555-0113'],
    ['My gutters leak. Ada Roy\n802-555-0113'],
    ['I like your work. Thank You\nPlease call soon', '', ''],
    ['My gutters leak. South Burlington 802-555-0113', '', '802-555-0113'],
    ['My gutters leak. Church Street 802-555-0113', '', '802-555-0113'],
    ['My gutters leak. Call Ada Roy at 802-555-0113'],
    ['Ada Roy\n802-555-0110 office | 802-555-0113 mobile'],
    ['Need help with a sink. Call Ada 802-555-0113', 'Ada', '802-555-0113'],
    ['PLEASE CALL ME AT 802-555-0113', '', '802-555-0113'],
    ['Missed call: +18025550113 (Ada Roy) at 9:14 AM', 'Ada Roy', '+18025550113'],
    ['Hi this is Ada Roy I need a deck', 'Ada Roy', ''],
    ["Hi this is Ada Roy I'm in Essex", 'Ada Roy', ''],
    ['I got your number from Kim Perry (802-555-0110). My name is Ada Roy, 802-555-0113'],
    ['Voicemail from 802-555-0110: call me back at 802-555-0113', '', '802-555-0113'],
    // Beside or above what a phone, a map or a chat says of somebody.
    ['Ada Roy\n9:14 AM\nHi, can you call?', 'Ada Roy', ''],
    ['Ada\nToday 9:14 AM\nMy porch leaks', 'Ada', ''],
    ['Ada Roy Mobile +18025550113 Email ada@example.com', 'Ada Roy', '+18025550113'],
    ['SMS from Ada Roy (802-555-0113): leak'],
    ['Google Maps\nAda Roy\n12 Elm St, Essex, VT 05452\n802-555-0113'],
    ['Ada & Ben Roy\n12 Elm St\nEssex, VT\n05452\n802-555-0113', 'Ada & Ben Roy', '802-555-0113'],
    ["hey pat it's ada roy over on oak street", 'Ada Roy', ''],
    ['hey this is ada roy from over in essex', 'Ada Roy', ''],
    ['it is what it is, hey it looks good from here', '', ''],
    ['Homeowner: Ada Roy\nTenant: Ben 802-555-0110\nOwner’s phone: 802-555-0113'],
    // Who signs with more than the name, or as two.
    ['Porch.\n\nThanks,\nAda Roy (she/her)\n802-555-0113'],
    ['Porch.\n\nSincerely,\nDr. Ada M. Roy, MD', 'Ada M. Roy', ''],
    ['Porch.\n\nAda Roy, PE\nRoy Engineering LLC\n802-555-0113'],
    ['Porch.\n\nThanks,\nA. Roy', 'A. Roy', ''],
    ['Porch.\n\nThanks,\nAda & Ben Roy', 'Ada & Ben Roy', ''],
    ['Porch. Thanks, Ada and Ben Roy', 'Ada and Ben Roy', ''],
    ['Porch.\n\nBest,\nAda\n\nAda Roy | Roy Farm | 802-555-0113'],
    ["I'm Ada and I'm in Essex", 'Ada', ''],
    ['this is Ada and I need a deck', 'Ada', ''],
    ['Name: Ada Roy (she/her)', 'Ada Roy', ''],
    ['Hi Pat, Ada Roy here - my porch rots', 'Ada Roy', ''],
    ['New voicemail from ADA ROY 8025550113 at 10:15 AM', 'ADA ROY', '8025550113'],
    ['You have a new message from Ada Roy\n"Hi"\nReply', 'Ada Roy', ''],
    ['You missed a call from Ada Roy at 802-555-0113'],
    ['New text message from Ada Roy 802-555-0113'],
    ['Active now\nMarketplace\nIs this there? 802-555-0113', '', '802-555-0113'],
    ['Ben lives\nNearby\nPlease call me at 802-555-0113', '', '802-555-0113'],
    ['Missed call from Ada Roy 802-555-0113'],
    ['Good morning, Ada Roy calling about my porch.', 'Ada Roy', ''],
    ['Ada R. is interested in gutters\nPhone: 802-555-0113', 'Ada R', '802-555-0113'],
    ['Ada R. is requesting a quote for a porch', 'Ada R', ''],
    ['Ada Roy commented on your post: my porch leaks', 'Ada Roy', ''],
    ['👤 Ada Roy\n📞 802-555-0113'],
    ['Prices [size] in brackets... phone me', '', ''],
    ['Our Church is requesting a quote for a porch', '', ''],
    ['Hi, my wife calling from work. Our Church is interested in it', '', ''],
    ['Hi, please come here soon.\nFrom: Ada Roy', 'Ada Roy', ''],
    ['New lead from Angi Leads\n802-555-0113', '', '802-555-0113'],
    ['You have a new message from Facebook Marketplace\nHi', '', ''],
    ['New message from Ada May Roy\nPorch', 'Ada May Roy', ''],
    ["It's Ada. The door sticks again", 'Ada', ''],
    ['The door sticks.\n\nAda Roy\nvia mobile', 'Ada Roy', ''],
    ['The door sticks.\n\nAda Roy', 'Ada Roy', ''],
    ['The door sticks.\n\nOak Street', '', ''],
    ['The door sticks.\n\nAda Roy\nEssex Junction', 'Ada Roy', ''],
    ['The door sticks.\n\nAda Roy\nStowe, VT', 'Ada Roy', ''],
    ['The door sticks\nEssex Junction', '', ''],
    ['Liked "the deck" you made, Ada Roy', '', ''],
    [
      'The door sticks.\n\nAda Roy\nOffice Manager\n\nRoy Orchards\nwww.roy.example\n802-555-0113 mobile',
    ],
    [
      'From: Front Desk <office@roy.example>\nSubject: steps\n\nThey rot.\n\nRegards,\nAda Roy',
      undefined,
      '',
    ],
    ["It's Urgent. The door sticks", '', ''],
    ['I need drywall asap 8025550113 thx\nada r', 'Ada R', '8025550113'],
    ['Thanks,\nada roy', 'Ada Roy', ''],
    ['I need drywall, thanks\ncall anytime', '', ''],
    ['Lead from Thumbtack\nAda R.\n"Hang 4 doors"', 'Ada R', ''],
    ['Bonjour, je suis Ada Roy, ma galerie est pourrie', 'Ada Roy', ''],
    ['Hola, me llamo Ada Roy. La puerta no cierra', 'Ada Roy', ''],
    ['Voicemail from +18025550111\nThe steps rot, my number is 802-555-0113', '', '802-555-0113'],
    ['New message from Ada Roy Need a porch', 'Ada Roy', ''],
    ['New booking from Green Mountain Property Services LLC', '', ''],
    ['Estimate request from Green Mountain Club\nSteps.\n\nThanks,\nAda Roy', 'Ada Roy', ''],
    ['Voicemail from Wireless Caller\n802-555-0113', '', '802-555-0113'],
    ['I had a call from State Farm, they ask for a price', '', ''],
    ['I need a call from my neighbor about it', '', ''],
    ['Contact: Ada Roy at 802-555-0113 or ada@example.com'],
    ['Ada Roy\tada@example.com\t802-555-0113\tporch'],
    ['Ada Roy 802-555-0113 ada@example.com porch steps'],
    ['name: "Ada Roy", phone: "802-555-0113"'],
    ["{name: 'Ada Roy', phone: '802-555-0113'}"],
    ['<b>Name:</b> Ada Roy<br><b>Phone:</b> 802-555-0113'],
    ['<table><tr><td>Name</td><td>Ada Roy</td></tr></table>', 'Ada Roy', ''],
    ['Name     Ada Roy\nPhone    802-555-0113'],
    ['Name Ada Roy, phone 802-555-0113'],
    ['Invitee: Ada Roy\nText Reminder Number: 802-555-0113'],
    // In the languages of neighbors.
    ['Nom : Ada Roy\nTéléphone : 802-555-0113'],
    ['Name: Ada Roy\nTelefon: 802-555-0113\nOrt: Essex'],
    ['Nome: Ada Roy\nTelefone: 802-555-0113'],
    ['Prénom : Ada\nNom : Roy\nTél. : 802-555-0113'],
    ['First name: Ada\nName: Ada Roy', 'Ada Roy', ''],
    // As a browser or a program sends a form.
    ['name=Ada+Roy&phone=802-555-0113&message=Porch+leaks'],
    ['{"name": "Ada Roy", "phone": "802-555-0113"}'],
    ['["802-555-0113"]', '', '802-555-0113'],
    ['{"name": "Ada Roy", "tags": ["a"], "phone": "802-555-0113"}'],
    [
      '[11/27/26, 6:40:03 PM] Kim: \u200eKim added you\n[11/27/26, 6:41:03 PM] Ada Roy: hi',
      undefined,
      '',
    ],
    ['27/11/2026, 18:40 - Messages are secured.\n27/11/2026, 18:41 - Ada Roy: hi', 'Ada Roy', ''],
    // A number beside an address, without a space between.
    ['Ada Roy ada@example.com/802-555-0113'],
    ['Ada Roy ada@example.com|(802)555-0113', 'Ada Roy', '(802)555-0113'],
    ['Name - Ada Roy \\nPhone - 802-555-0113 \\n'],
    ['Contact:\\nAda Roy\\n+1 (802) 555-0113', 'Ada Roy', '+1 (802) 555-0113'],
    ['Ada Roy\nText Message\nToday 9:14 AM\nHi, call 802-555-0113\nDelivered'],
    ['Ada Roy (802) 555-0113 wants a call re: porch', 'Ada Roy', '(802) 555-0113'],
    ['VM from Ada Roy 555-0113', 'Ada Roy', '555-0113'],
    ['Call back: Ada Roy - 802.555.0113 - porch', 'Ada Roy', '802.555.0113'],
    // In a signature with what its writer is.
    ['Yes.\n\nAda Roy | Owner\nRoy Farm\nO: 802-555-0110 x2 | M: 802-555-0113'],
    ['Yes.\n\nAda Roy\nOwner, Roy Farm\n(802) 555-0113 (mobile)', 'Ada Roy', '(802) 555-0113'],
    ['Rotten Boards\nEssex, VT\n802-555-0113', '', '802-555-0113'],
    ['Hi Pat - Ada Roy here. My porch leaks.', 'Ada Roy', ''],
    ['Ada Roy would like to be called at 802-555-0113'],
    ['Ada Roy\nMon, Jan 5, 9:12 AM (2 days ago)\nto me\n\nRotten boards.', 'Ada Roy', ''],
    ['You have 1 new voicemail from Ada Roy at 802-555-0113.'],
    ['Ada Roy / 802-555-0113 / 12 Elm St Essex / porch'],
    ['Caller ID: ROY,ADA  8025550113', 'ADA ROY', '8025550113'],
    // What only looks like such.
    ['Call back: Monday - 802-555-0113', '', '802-555-0113'],
    ['802-555-0113: Rotten Boards', '', '802-555-0113'],
    ['Today I would like a quote for the porch', '', ''],
    ['I have a broken window\nEssex', '', ''],
    ['Have a broken window\nEssex', '', ''],
    ['FN: Ada\nLN: Roy\nPH: 802-555-0113'],
    // A whole form on one line, behind words.
    ['A form was sent: Form: 1 Name: Ada Roy Email: a@example.com Phone: 802-555-0113'],
    ['Three things: the name: of a paint, the phone: of a shop, the address: of it', '', ''],
    ['Sender Name: Ada Roy\nSender Phone: 802-555-0113'],
    ['New appointment with Ada Roy\n802-555-0113'],
    ['You received a new job request from Ada Roy!', 'Ada Roy', ''],
    ['Ada Roy booked a visit', 'Ada Roy', ''],
    ['Yes please.\n\n-Ada-', 'Ada', ''],
    ['# New lead\n\n## Ada Roy\n**Phone:** 802-555-0113'],
    // Questions and answers.
    ['Q: What is your name?\nA: Ada Roy\n\nQ: Phone\nA: 802-555-0113'],
    ['Question 1: Name?\nAnswer 1: Ada Roy\nQ2. Phone?\nA2. 802-555-0113'],
    ['{"phone": {"cell": "802-555-0113"}}', '', '802-555-0113'],
    ['{\n"data": {\n"first_name": "Ada",\n"last_name": "Roy"\n}\n}', 'Ada Roy', ''],
    ['8025550113', '', '8025550113'],
    ['Ada Roy — Yesterday at 9:14 AM\nPorch leaks', 'Ada Roy', ''],
    ['Ada Roy  9:14 AM\nPorch leaks', 'Ada Roy', ''],
    ['Porch leaks.\nStart Time 9:14 AM\nThanks', '', ''],
    // Below whom the form goes to, and in brackets.
    ['Contact: Webmaster\nName: Ada Roy\nPhone: 802-555-0113'],
    ['Customer: Ada Roy\nContact: Ben Roy\nPhone: 802-555-0113'],
    ['Contact: Ada Roy\nName:\nPhone: 802-555-0113'],
    ['[name] = [Ada Roy]\n[phone] = [802-555-0113]'],
    ['name = Ada Roy\nphone = 802-555-0113'],
    ['Can you come to my house,\n12 Elm St,\nGreen Mountain', '', ''],
    // Before a firm, behind a dash, and above a position.
    ['Porch.\n\nAda Roy\nManager,Roy Builders\nTel:802.555.0112/Mobile: 802-555-0113'],
    ['Porch.\n\nThanks,\nAda Roy - ROY BUILDERS LLC', 'Ada Roy', ''],
    ['Porch.\n\nAda Roy – Roy Builders\n802-555-0113'],
    ['From: Ada Roy - Roy Builders <ada@example.com>\nSubject: x\n\nPorch.', 'Ada Roy', ''],
    ['Ada Roy ada@example.com-802-555-0113'],
    // Above a street without its town, and between other marks.
    ['Ada Roy\n12 Elm St\n802-555-0113'],
    ['Fence\n12 Elm St\n802-555-0113', '', '802-555-0113'],
    ['Ada Roy (Mobile)\n802-555-0113\nHi, my fence fell'],
    ['Name: Ada Roy c/o Ben Roy\nPhone: 802-555-0113'],
    ['Ada Roy - 12 Elm St, Essex - 802-555-0113 - fence'],
    // At the end of a long line, and with a nickname, pronouns or a title.
    [`${'My gutters leak. '.repeat(20)}Thanks! Ada Roy`, 'Ada Roy', ''],
    [`Ada Roy 802-555-0113 ${'gutters '.repeat(40)}`],
    ['Porch.\n\nRegards,\nAda "Addie" Roy\n802-555-0113', 'Ada "Addie" Roy'],
    [
      'Ada Roy\n(she/her)\nProperty Manager | Roy Rentals\n12 Elm St | Essex, VT 05452\n802-555-0113',
    ],
    ['Customer: Roy, Ada (Mrs.)\nTel. (H) 802-555-0110 (C) 802-555-0113'],
    ['Transcription: hi this is ada roy calling about my porch', 'Ada Roy', ''],
    ['Ada R. in Essex, VT\nHandyman', 'Ada R', ''],
    ['Please confirm at 802-555-0113. — A.R.', ''],
    ['Ticket #12 opened by Ada Roy (ada@example.com)', 'Ada Roy', ''],
    ['Contact Ada Roy, Director, at roy@example.com or 802-555-0113'],
    ['Spoke w/ Ada Roy today. # 802-555-0113'],
    ['Ma galerie fuit.\n\nSolidairement\n\n802-555-0113', ''],
    ['Mi puerta no cierra.\n\nAtentamente\n802-555-0113', ''],
    ['Thanks,\nAda\n\nADA ROY | Director\n802-555-0113', 'ADA ROY'],
    ['My stairs rot. Name: Ada Roy. Number: 802-555-0113. Town: Essex. Best time: after 4'],
    ['Ada Roy wrote:\n"Porch. 802-555-0113"'],
    ['He says: call 802-555-0113', ''],
    ['Ada Roy (Essex) 802-555-0113 porch'],
    ['What is your first and last name?: Ada Roy\nBest phone: 802-555-0113'],
    ['Q1 Name\nAda Roy\nQ2 Phone\n802-555-0113'],
    ['Reporter: Ada Roy\nReporter’s phone: 802-555-0113'],
    ["Homeowner's Name: Ada Roy\nHomeowner's Phone Number: 802-555-0113"],
    ['Attendee: Ada Roy\nPhone: 802-555-0113'],
    ['MY NAME IS ADA ST. ROY. 802-555-0113', 'ADA ST. ROY'],
    ['Porch.\n--\nAda St. Roy\n802-555-0113', 'Ada St. Roy'],
    ['Porch.\n--\nAda P. Roy III\n802-555-0113', 'Ada P. Roy III'],
    ['Looking for help. Text Ada Van Roy at 802-555-0113.', 'Ada Van Roy'],
    ['Roy, Ada — 34 Pine Rd, Underhill — 802-555-0113 — deck'],
    ['Essex, Vermont - 802-555-0113', ''],
    ['Ada Roy\nSat 11/28/2026 4:12 PM\n\nPorch.', 'Ada Roy', ''],
    ['Ada Roy\nActive 2h ago\nPorch.', 'Ada Roy', ''],
    ['Inbox\nada@example.com\nPorch. 802-555-0113. Ada Roy'],
    ['Ada Roy • 2nd\nSat\nAda Roy  4:12 PM\nPorch.', '', ''],
    [
      'Porch.\nAda B. Roy, P.E.\nRoy Engineering, PLLC\nTel. 802-555-0110\nMob. 802-555-0113',
      'Ada B. Roy',
    ],
    ['Porch. Ada + Ben Roy, 802-555-0113', 'Ada + Ben Roy'],
    ['Call Ada Roy back - wants a ramp - 802-555-0113'],
    ['Please call Monday back at 802-555-0113', ''],
    ['Bonjour, mon nom est Ada Roy. 802 555 0113', 'Ada Roy', '802 555 0113'],
    ['hello sir my self Ada Roy i want a ramp', 'Ada Roy', ''],
    ['I did it by myself Sunday, hi it’s me again, Ada.', 'Ada', ''],
    ['Tenant: Ada Roy\nTenant Phone: 802-555-0113\nManager: Ben Roy 802-555-0110'],
    ['She needs grab bars.\nYou can call me. Or her at 802-555-0113.\nBen Roy', 'Ben Roy'],
    ['Do you hang storm doors? -Ada R, Essex 802-555-0113', 'Ada R'],
    ['Name of business: Roy Inn\nContact person: Ada Roy\nContact number: 802-555-0113'],
    ['* First Name: Ada\n* Last Name: Roy\n* Phone: 802-555-0113\n* Best Time to Call: 9'],
    ['Name: Ada Roy (Homeowner)\nPhone: 802-555-0113'],
    ['Hi – Ada here (the neighbor). 802-555-0113', 'Ada'],
    [
      'Ada Roy\nProperty: 12 Elm St, Essex, Vermont\nNumbers: home 802-555-0110 / cell 802-555-0113',
    ],
    ['Ada Roy <ada@example.com> via roy.example\nto me\nPorch. 802-555-0113'],
    ['Ada Roy; 802-555-0113; ada@example.com; fence'],
    ['Name= Ada Roy; Phone= 802-555-0113'],
    ['Name\nAda Roy\nPhone\n802-555-0113'],
    ['**Name**\nAda Roy\n**Phone**\n802-555-0113'],
    ['Ada Roy has requested a quote.\n802-555-0113'],
    ['Ada Roy texted you: call 802-555-0113'],
    ['Hola, soy Ada Roy, 802-555-0113'],
    ['Thanks,\n*Ada Roy*\n*Roy Farm*\n802-555-0113'],
    ['Attn: Ada Roy\nElm Street Condos\n12 Elm St\nEssex, VT 05452\n802-555-0113'],
    ['Elm Street Condos\n12 Elm St\nEssex, VT 05452\n802-555-0113', '', '802-555-0113'],
    ['Name of customer: Ada Roy\nPhone: 802-555-0113'],
    ['Can you come Saturday? Ada 802-555-0113', 'Ada', '802-555-0113'],
    ['Ben gave me your number. Ada, 802-555-0113', 'Ada', '802-555-0113'],
    ['My porch leaks. Evenings 802-555-0113', '', '802-555-0113'],
    ['My porch leaks. Essex 802-555-0113', '', '802-555-0113'],
    ['Yelp: Ada R. sent you a message: call 802-555-0113', 'Ada R', '802-555-0113'],
    ['Ada R. | Essex, VT | Handyman | 802-555-0113', 'Ada R', '802-555-0113'],
    ["You've been matched with Ada R. in Essex. Call 802-555-0113.", 'Ada R', '802-555-0113'],
    ['Inquiry from: Ada Roy\nTel: 802-555-0113\nInquiry: fence'],
    ['Tenant: Ada Roy 802-555-0113\nProperty: 12 Elm St'],
    ['Subject: Hi\nFrom: Zillow <x@mail.zillow.com>\n\nName: Ada Roy\nPhone: 802-555-0113'],
    // Tables with their headings above, and a copied chat.
    ['| Name | Phone | Message |\n|---|---|---|\n| Ada Roy | 802-555-0113 | fence |'],
    ['Name   Phone          Town\nAda Roy   802-555-0113   Essex'],
    ['Ada Roy\nHi, a fence\n9:14 AM\nYou\nSure\n9:15 AM\nAda Roy\n802-555-0113'],
    ['"ADA ROY" 802-555-0113', 'ADA ROY', '802-555-0113'],
    ['Yes.\n\nAda Roy\nVP Research and Development, Roy Farm\n802-555-0113'],
    // A firm of the trade below the name.
    ['Yes.\n\nAda Roy\nRoy Roof Repair\n802-555-0113'],
    ['Ada Roy\nLeaky Gutters & Doors\nporch\n802-555-0113'],
    // The work, or when to call, in the place of a name.
    ...(
      'Leaky Roof|Need Gutters Cleaned|Due Monday|Handyman Needed|Missed Call|Wood Stove|Water Heater|Front Steps|Hot Tub|Grab Bars|Snow Removal|Pressure Washing|TV Mounting|Light Fixture|' +
      'Smoke Detectors|Baby Gate|Shelf Hanging|Furniture Assembly|Hardwood Floors|Attic Insulation|Odd Jobs|Spring Cleanup|Second Floor|Tile Work|Let Me Know|Before Noon|Leave Message|After Five|Appreciate It|Landline Only|United States|Vermont|Picture Hanging'
    )
      .split('|')
      .map((line): [string, string] => [`${line}\n12 Elm St\n802-555-0113`, '']),
    ...['God Bless', 'Homeowner', 'Your Neighbor', 'Mgmt', 'See You Soon'].map(
      (words): [string, string, string] => [`It leaks.\n\nThanks,\n${words}`, '', ''],
    ),
    ...['Free Estimate', 'ASAP', 'Emergency', 'Help', 'Evenings', 'Apartment Four'].map(
      (words): [string, string] => [`It leaks. ${words} 802-555-0113`, ''],
    ),
    ['Storm Damage; 802-555-0113', ''],
    ['Text Only - 802-555-0113', ''],
    ['Phone\n802-555-0113\nMessage\nfence', ''],
    // As somebody notes who called, and as phones and services say it.
    ['11/27 10:15 - Ada Roy called re deck. 802-555-0113. Call back after 3.'],
    ['Ada Roy called. She wants a fence. Her number is 802-555-0113.'],
    ['Ada Roy called about her fence, call her back at 802-555-0113'],
    ['Ada Roy called it a day. 802-555-0113', ''],
    ['TC from Ada Roy (802-555-0113) 11/27 - 3 doors'],
    ['Msg from Ada Roy\nPh 802-555-0113\nRe: fence\nTaken by: Kim'],
    ['Ada Roy left you a voicemail\n802-555-0113'],
    ['Ada Roy has invited you to bid on: fence', 'Ada Roy', ''],
    ['Ada Roy added you as a contact', 'Ada Roy', ''],
    ['Incoming call from ROY ADA (802) 555-0113 on Nov 30', 'ROY ADA', '(802) 555-0113'],
    ['Missed Call\nROY ADA\n+18025550113\nNov 30', 'ROY ADA', '+18025550113'],
    ['Hi Pat, Ada calling about the deck. 802-555-0113', 'Ada'],
    ['Good morning this is doctor Roy. 802-555-0113', 'Roy'],
    ['Ada Roy\nTo:You\nMon 11/30/2026 9:12 AM\nA fence.\n802-555-0113'],
    ['AR\nAda Roy\nTo: Pat Perry\n\nMon 11/30/2026 9:12 AM\n\nA fence.', 'Ada Roy', ''],
    // On orders of work.
    ['Reported By: Ada Roy\nReported On: 11/27/2026\nPhone: 802-555-0113'],
    ['Requested By: Ada Roy\nTelephone #: 802-555-0113\nRoom: 4'],
    ['Point of contact: Ada Roy\nPOC phone: 802-555-0113'],
    ['On-site contact: Ada Roy 802-555-0113\nBill to: Roy Rentals LLC'],
    ['Occupant: Ada Roy\nOccupant phone: 802-555-0113\nLockbox: 4417'],
    ['Insured: Ada Roy\nClaim Number: 80255501990\nHome Phone: 802-555-0113'],
    ['Insured: Yes\nPhone: 802-555-0113', ''],
    ['Owner Name: Ada Roy\nOwner Phone: 802-555-0113'],
    ['Listing agent: Ada Roy\nOffice: Roy Realty 802-555-0110\nCell: 802-555-0113'],
    ['cust: ada roy\nph: 802-555-0113\naddr: 12 elm st', 'ada roy'],
    ['dn: cn=Ada Roy\ngivenName: Ada\nsn: Roy\ncn: Ada Roy\nmobile: 802-555-0113'],
    ['Name: Ada Roy (referred by Ben Stone)\nPh: 802-555-0113'],
    ['Thanks!\n\nAda Roy, REALTOR®, ABR, SRS\nRoy Realty Group\nm 802-555-0113\no 802-555-0110'],
    ['Work order WO 8025550199, MLS# 4978812. Ada Roy, 802-555-0113'],
    ...(
      'Tenants|Residents|Landlord|Superintendent|Seller|Buyer|Showing agent|Prospect|Applicant|' +
      'Patient|Ask for|Callers Name'
    )
      .split('|')
      .map((who): [string] => [`${who}: Ada Roy\nPhone: 802-555-0113`]),
    ...['Contact Info', 'Contact Details', 'Contact name & phone', 'Name and number'].map(
      (who): [string] => [`${who}: Ada Roy, 802-555-0113`],
    ),
    ['Name: Ada Roy, DOB: 1/1/1950, Phone: 802-555-0113'],
    // Where a carrier knows no name.
    ...(
      'WIRELESS CALLER|BURLINGTON VT|VERMONT|Unavailable|TOLL FREE CALL|Spam Risk|Potential Spam|' +
      'Private|Private Number|Unknown Caller|anonymous'
    )
      .split('|')
      .map((caller): [string, string] => [`Caller: ${caller}\nNumber: 802-555-0113`, '']),
    ['Toll Free\n802-555-0113', ''],
    ['name:Ada Roy,email:ada@example.com,phone:802-555-0113,message:fence'],
    ['MY NAME IS ADA ROY AND MY ROOF LEAKS 802-555-0113', 'ADA ROY'],
    ...['Retired', 'Disabled', 'Selling my house', 'Curious', 'Really stuck', 'Away'].map(
      (what): [string, string] => [`I am ${what} and need a ramp 802-555-0113`, ''],
    ),
    ["It's Me, Ada. 802-555-0113", ''],
    ['The plumber is at 802-555-0110, I am at 802-555-0113', ''],
    // Who is thanked, and firms and remarks in the place of who signs.
    ['The door sticks. Thanks so much Pat.', '', ''],
    ['The door sticks. Thanks, Pat!', '', ''],
    ['The door sticks. Best Price Please', '', ''],
    ['The door sticks. Thanks Ada', 'Ada', ''],
    ['The door sticks.\n\nAda Roy, MBA, PMP®\nDirector of Facilities, Roy School\n802-555-0113'],
    ['The door sticks.\n\nAda\n\n--\nRoy Farm\n12 Elm St, Essex, VT 05452\n802-555-0113', ''],
    ['Roy School\n802-555-0113', ''],
    // As services of advertisements send the fields of their forms.
    [
      '{"field_data": [{"name": "full_name", "values": ["Ada Roy"]}, {"name": "phone_number", "values": ["802-555-0113"]}]}',
    ],
    [
      '{"user_column_data": [{"column_name": "Full Name", "string_value": "Ada Roy", "column_id": "FULL_NAME"}, {"column_name": "User Phone", "string_value": "802-555-0113", "column_id": "PHONE_NUMBER"}]}',
    ],
    [
      '{"fields": [{"label": "Name", "value": "Ada Roy"}, {"label": "Phone", "value": "802-555-0113"}]}',
    ],
    ['{"leads": [{"name": "Ada Roy", "value": 500}], "phone": "802-555-0113"}'],
    // A quotation and nothing else.
    ['On Mon, Nov 2, 2026 at 3:14 PM Ada Roy <ada@example.com> wrote:\n> Call 802-555-0113'],
    ['Ada Roy <ada@example.com> wrote:\n\nCall 802-555-0113'],
    // A common first name alone, or without capitals.
    ['The door sticks. Can you come?\nAda\n802-555-0113', 'Ada'],
    ['The door sticks. Can you come?\nLisa', 'Lisa', ''],
    ['The door sticks.\n\nLisa\nEssex Junction\n802-555-0113', 'Lisa'],
    ['The door sticks.\nlisa moreau\n802-555-0113', 'Lisa Moreau'],
    ['The door sticks. thx lisa 802-555-0113', 'Lisa'],
    ['The door sticks.\nthanks,\nlisa', 'Lisa', ''],
    ['Lisa here. The door sticks. 802-555-0113', 'Lisa'],
    ['hi im lisa from Essex Junction my door sticks 802-555-0113', 'Lisa'],
    ['hey this is lisa moreau, my door sticks 802-555-0113', 'Lisa Moreau'],
    ['Lisa 802-555-0113 the door sticks', 'Lisa'],
    ['door sticks, Lisa Moreau, 14 Elm St Essex, 802-555-0113', 'Lisa Moreau'],
    ['Lisa Moreau needs a new door, 802-555-0113', 'Lisa Moreau'],
    ['Lisa\nEssex Junction\n802-555-0113', 'Lisa'],
    ['Job site - 14 Elm St, Essex. Contact - Lisa Moreau - 802-555-0113', 'Lisa Moreau'],
    ['Lisa Moreau\nLead from Yelp\nThe door sticks\n802-555-0113', 'Lisa Moreau'],
    ['Lisa Moreau · Essex, VT\nNeighbor\nThe door sticks', 'Lisa Moreau', ''],
    ['The door sticks. 802-555-0113, Lisa', 'Lisa'],
    ['Hi Tom, the door sticks.\nLisa: call 802-555-0113', 'Lisa'],
    ['call lisa 802-555-0113 door on the barn', 'Lisa'],
    ['the door sticks. call me first - lisa 802-555-0113', 'Lisa'],
    ['the door sticks, 802-555-0113 ask 4 lisa', 'Lisa'],
    ['hey it’s lisa over on route 15 my door sticks 802-555-0113', 'Lisa'],
    ['Lisa Moreau,\nThe door sticks - outside\n802-555-0113', ''],
    ['lisa moreau 14 elm st essex vt 802-555-0113 needs a door', 'Lisa Moreau'],
    ['the door sticks. lisa 802-555-0113', 'Lisa'],
    ['the door sticks. 802-555-0113. mildred', 'Mildred'],
    ['Voicemail: "the door sticks, lisa moreau"', '', ''],
    ['Voicemail: "the door sticks. lisa"', 'Lisa', ''],
    ['The door sticks. Ty, Lisa & Art', 'Lisa & Art', ''],
    ['its me again Lisa Moreau. The door sticks', 'Lisa Moreau', ''],
    ['Lisa Moreau (hard of hearing) 12 Elm St Essex, 802-555-0113. Call early', 'Lisa Moreau'],
    ['New doors. landlord Ada Roy ada@example.com', 'Ada Roy', ''],
    ['Roy Realty / Lisa Moreau / lisa@example.com', 'Lisa Moreau', ''],
    ['The door sticks. Please hurry. Mark Moreau', 'Mark Moreau', ''],
    ['The door sticks. Please hurry. lisa moreau', 'Lisa Moreau', ''],
    ['The door sticks. Invoice me, Lisa Moreau.', 'Lisa Moreau', ''],
    ['The door sticks. name is lisa', 'Lisa', ''],
    ['The door sticks. Name Lisa May Moreau', 'Lisa May Moreau', ''],
    ['my name Ada Roy, the door sticks', 'Ada Roy', ''],
    ['hi! lisa and ben moreau here, the door sticks', 'Lisa and Ben Moreau', ''],
    ["the door sticks, i'm her daughter lisa, 802-555-0113", 'Lisa'],
    ['Call lisa about the door 802-555-0113', 'Lisa'],
    ['Please call my son Ben at 802-555-0113', 'Ben'],
    ['Nextdoor\nLisa Moreau · Essex\nThe door sticks', 'Lisa Moreau', ''],
    ['New lead! Lisa M. in Essex, VT is looking for a door', 'Lisa M', ''],
    ['this is Reverend Ada Roy of the church', 'Ada Roy', ''],
    // Who is greeted or thanked, or somebody else.
    ['Hi\nLisa\nthe door sticks\n802-555-0113', ''],
    ['hi lisa, the door sticks, 802-555-0113', ''],
    ['thank you lisa. The door sticks again, 802-555-0113', ''],
    ["im lisa's neighbor, the door sticks, 802-555-0113", ''],
    ['The tenant, Lisa Moreau, can let you in, 802-555-0113', ''],
    ['The door sticks. Ask my neighbor, Lisa Moreau', '', ''],
    ['The door sticks. See you then, lisa', '', ''],
    ['The door sticks. Lisa?', '', ''],
    ['The door sticks. Can you come Monday? Ty', '', ''],
    ["The dog's name is Charlie. The door sticks", '', ''],
    ["I am Moreau Charities' neighbor, the door sticks", '', ''],
    ['The door sticks. It has two coats of Benjamin Moore', '', ''],
  ])('names who writes %j', (text, fullName = 'Ada Roy', phone = '802-555-0113') => {
    expect(readFreeForm(text)).toMatchObject({ fullName, phone });
  });

  it.each([
    'Sincerely yours,',
    'Thanks much,',
    'Thank you kindly,',
    'Respectfully submitted,',
    'Respectfully,',
    'All the best,',
    'Take care,',
    'Talk soon!',
    'Kindest regards,',
    'With best regards,',
    'Thanks a lot,',
    'TIA',
    'Thank you for your time.',
    'Very truly yours,',
    'Have a great day!',
    'Looking forward to hearing from you,',
    'Thank you for your time and consideration,',
    'Thanks in advance for your help!',
    'Have a blessed day',
    'xo',
    'Cordialement,',
    'Best Regards / Saludos,',
    'Thank you and God bless,',
    'Hugs,',
    'Peace,',
    'Blessings,',
    'Your neighbor,',
    'Many thanks and best wishes,',
  ])('gives who signs behind %j', (closing) => {
    expect(readFreeForm(`My gutters leak.\n\n${closing}\nAda Roy`).fullName).toBe('Ada Roy');
  });

  it('gives the sender of a mail copied from Outlook', () => {
    const text = 'From: Ben Stone <ben@example.com<mailto:ben@example.com>>\n\nMy steps rot.';
    expect(readFreeForm(text)).toMatchObject({
      fullName: 'Ben Stone',
      email: 'ben@example.com',
      description: 'My steps rot.',
    });
  });

  it.each([
    ['From: Ben Stone <ben@example.com>', 'Ben Stone', 'ben@example.com'],
    ['From: Ben Stone ben@example.com', 'Ben Stone', 'ben@example.com'],
    ['from :"Ben Stone"<ben@example.com> (work)', 'Ben Stone', 'ben@example.com'],
    ['From: <ben@example.com>', '', 'ben@example.com'],
    ['From:\nBen Stone <ben@example.com>', 'Ben Stone', 'ben@example.com'],
    ['From: me\nFrom: Ben <ben@example.com>', 'Ben', 'ben@example.com'],
    ['From: Ben <ben at example>', '', ''],
    ['From: Ben <>', '', ''],
    ['From: Ben <ben@example.com', 'Ben', 'ben@example.com'],
    ['Write to ben@example.com.', '', 'ben@example.com'],
    ['(ben@example.com), or call', '', 'ben@example.com'],
    ['mailto:ben@example.com?subject=x', '', 'ben@example.com'],
    ['@ a@ @b ben@@example.com', '', ''],
    ['ben<at>example<dot>com', '', 'ben@example.com'],
    ['ben[@]example[.]com', '', 'ben@example.com'],
    ['ben@example.com-802-555-0114', '', 'ben@example.com'],
    ['ben@shop-365.example.com', '', 'ben@shop-365.example.com'],
  ])('of %j are the name %j and the address %j', (text, fullName, email) => {
    expect(readFreeForm(text)).toMatchObject({ fullName, email });
  });

  it('takes the sender that a file names', () => {
    const read = readFreeForm('Hi', { from: { name: 'Ben Stone', address: 'ben@example.com' } });
    expect(read).toMatchObject({ fullName: 'Ben Stone', email: 'ben@example.com' });
  });

  it('takes no address for a name, and our own for nobody’s', () => {
    const from = { name: 'ben@example.com', address: business.email };
    expect(readFreeForm('Hi', { from })).toMatchObject({
      fullName: '',
      email: '',
      phone: '',
      description: 'Hi',
    });
  });

  it.each([
    ['\n  My steps rot. \n', 'My steps rot.'],
    ['Subject: Steps\r\nMy steps\r\nrot.', 'My steps\nrot.'],
    ['Subject: Steps\rMy steps\rrot.', 'My steps\nrot.'],
    ['Subject: Rotten steps\nMy steps rot.', 'Rotten steps\n\nMy steps rot.'],
    ['Subject: Re: AW: Fwd: Steps\n\nMy steps rot.', 'My steps rot.'],
    ['Subject: (no subject)\n\nMy steps rot.', 'My steps rot.'],
    ['Subject: Rotten steps', 'Rotten steps'],
    // As notes are copied, whose lines have ends of their own, and signs that nobody sees.
    ['Na\u200bme: Ada\u2028Mess\u2060age: Rotten\u2028steps', 'Rotten\nsteps'],
    // As forms escape what is typed into them.
    ['Name: Ada\nMessage: I&#039;d like a deck &amp; stairs', "I'd like a deck & stairs"],
    ['Subject: Rotten steps\nQuestion: do they fall?', 'Rotten steps\n\ndo they fall?'],
    ['Subject: New entry\nName: Ada\nQuestion: do they fall?', 'do they fall?'],
    ['Date: next Tuesday', 'Date: next Tuesday'],
    ['Name: Ada\nMsg: do they fall?', 'do they fall?'],
    [
      'Name: Ada\nEnquiry: do they fall?\n---\nUser Agent: Mozilla/5.0\nRemote IP: 192.0.2.1\nPowered by: x',
      'do they fall?',
    ],
    [
      'Subject: My steps are rotten and ...\nMy steps are rotten and fall.',
      'My steps are rotten and fall.',
    ],
    ['Name: Ada\nDescribe your project: a deck', 'a deck'],
    ['Name: Ada\nCountry Code:\nUS\nBody:\na deck', 'a deck\n\nCountry Code:\nUS'],
    ['Name: Ada\nAdditional information: a deck', 'a deck'],
    ['Q: Name\nA: Ada\nQ: How can we help?\nA: a deck\nand stairs', 'a deck\nand stairs'],
    ['Q: Do they fall?\nA: They do.', 'Q: Do they fall?\nA: They do.'],
    ['If a < b, call.  Home  is there.', 'If a < b, call.  Home  is there.'],
  ])('of %j is the text %j', (text, description) => {
    expect(readFreeForm(text).description).toBe(description);
  });

  it('has what a form asked in other letters', () => {
    const text =
      '{"data": [{"name": "姓名", "values": ["Ada"]}, {"name": "phone", "values": ["802-555-0113"]}]}';
    expect(readFreeForm(text).description).toContain('姓名: Ada');
  });

  it('is never longer than a lead’s fields', () => {
    const read = readFreeForm('d'.repeat(300_000), {
      from: { name: 'n'.repeat(300), address: 'ben@example.com' },
    });
    expect(read.description).toHaveLength(5000);
    expect(read.fullName).toHaveLength(MAX_LENGTH.line);
  });
});

describe('who is there already', () => {
  const lead = aLead({ phone: '(802) 555-0120', email: 'Ada@example.com' });

  it.each([
    ['the same phone, written otherwise', { phone: '+1 802.555.0120', email: '' }, true],
    ['the same phone with an extension', { phone: '(802) 555-0120 ext. 4', email: '' }, true],
    ['the same phone with an extension, shortly', { phone: '802-555-0120x12', email: '' }, true],
    ['one of two phones', { phone: '802-555-0199 or 802-555-0120', email: '' }, true],
    ['the same e-mail', { phone: '', email: ' ada@EXAMPLE.com ' }, true],
    ['neither', { phone: '802 555 0199', email: 'ben@example.com' }, false],
    ['nothing', { phone: '', email: '' }, false],
    ['too few digits', { phone: '0120', email: '' }, false],
  ])('is told by %s', (_how, somebody, isThere) => {
    expect(leadsOfSamePerson([lead], somebody)).toEqual(isThere ? [lead] : []);
  });

  it('is told also where the known phone has the extension', () => {
    const known = aLead({ phone: '802 555 0120, ext 9', email: '' });
    expect(leadsOfSamePerson([known], { phone: '8025550120', email: '' })).toEqual([known]);
  });

  it('has no identity without phone and e-mail', () => {
    expect(identitiesOf({ phone: ' ', email: ' ' })).toEqual([]);
  });
});
