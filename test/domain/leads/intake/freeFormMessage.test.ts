import { describe, expect, it } from 'vitest';
import { business } from '../../../../src/business';
import { identitiesOf, leadsOfSamePerson } from '../../../../src/domain/leads/duplicates';
import { readFreeForm } from '../../../../src/domain/leads/intake/freeFormMessage';
import { MAX_LENGTH } from '../../../../src/lib/fields';
import { listOf } from '../../../support/cases';
import { aLead } from '../../../support/entities';

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
    ['Steps are loose, call (802)\n555-0120', '(802) 555-0120'],
    [`only ${business.phone}`, ''],
    [`only ${business.phone} ext. 2`, ''],
    ['call 802 555 0115<tel:8025550115>', '802 555 0115'],
    ['Phone: 8O2-555-O12O', '802-555-0120'],
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
    // The sender's own, near words that tell of another's.
    ...[
      'I will be out of the office Friday. Text 802-555-0113 instead',
      '802-555-0113 is not a cell, please call and do not text',
      'My number 802-555-0113 is not on your list',
      '802-555-0113 was not working last week but is again',
      'I called, 802-555-0113 is my cell',
      'Call about the part 802-555-0113',
      'I have a question about my policy, 802-555-0113',
      'Can I get a quote from you? 802-555-0113',
    ].map((text): [string, string] => [text, '802-555-0113']),
    // However far the town is, no half of its name is a label.
    ...Array.from({ length: 20 }, (_, words): [string, string] => [
      `12 Elm St, Fairfax.${' a'.repeat(words)} 802-555-0113`,
      '802-555-0113',
    ]),
    ['Bo referred me. Reach us: 802-555-0113; office 802-555-0114', '802-555-0113'],
    // One word, where it is the only number: behind a label or a name, or by itself.
    ...[
      'text 5550113',
      'My number is 5550113 thanks',
      'Ada Roy 5550113',
      'deck, 5550113',
      'call Mrs. Roy 5550113 about steps',
    ].map((text): [string, string] => [text, '5550113']),
    ...[
      'Model 5550113',
      'I call it Oak 5550113 in all',
      'It cost 2000000 dollars',
      'Parts: 5550113 and 5550114',
    ].map((text): [string, string] => [text, '']),
  ])('finds the phone in %j: %j', (text, phone) => expect(readFreeForm(text).phone).toBe(phone));

  it.each<[text: string, fullName?: string, phone?: string]>([
    ['1) Ada Roy\n2) 802-555-0113\n3) It leaks.'],
    ['A door sticks. 802-555-0113 is my cell. Lisa in Essex', 'Lisa'],
    // Thanks are no last name, nor is a town.
    ['Thanks, Brandon\n802-555-0113', 'Brandon'],
    ['Very truly yours, Ada Roy (Mrs.) Tel. 802-555-0113'],
    ['call 802-555-0113 about the ramp. 6 Elm Ct. Fairfax', ''],
    ['A ramp at 6 Elm St Essex, blue house. Ada Roy', 'Ada Roy', ''],
    ['2 Elm Dr, Essex. Clean', '', ''],
    ['Please give Nate at 802-555-0113 a call', 'Nate'],
    ["Grab bars. I'm her son Curt, best number 802-555-0113", 'Curt'],
    ['The porch roof leaks. Luc Roy at 802-555-0113, 160 Elm Ln', 'Luc Roy'],
    ['Hey there, Ada Roy in Essex. Mounting a TV. 802-555-0113'],
    ['Tenant at 12 Elm Dr, Essex: Ada Roy 802-555-0113. Toilet runs.'],
    ['On behalf of: Ada Roy (92)\nRelative: Ben Roy, 802-555-0113'],
    ['Tenant: Ada Roy (mother)\nPhone: 802-555-0113'],
    ['Please bid: 6 grab bars. POC: Ada Roy, 802-555-0113, aroy@example.com'],
    ["We'd love a sunroom like theirs. My number: 802-555-0113 (Rashida)", 'Rashida'],
    ['Install a doorbell?? thx lisa 5550113', 'Lisa', '5550113'],
    ['Call or txt Lisa at 802-555-0113.', 'Lisa'],
    ['Please email or ring: Ada Roy, ada@example.com, 802-555-0113 (landline)'],
    ['It leaks! 3 Elm St Essex, second on left, Lisa 802-555-0113', 'Lisa'],
    ['Hey! Lisa and Tom Roy. It leaks. 12 Elm St Essex. 802-555-0113', 'Lisa and Tom Roy'],
    ['yo this Lisa at 12 Elm st Essex, 802-555-0113', 'Lisa'],
    ['Call Mr. Ben Roy re: mudroom. 5550113. lives up the hill', 'Ben Roy', '5550113'],
    ['TO DO: call back Lisa in Essex 555.0113 re: sill', 'Lisa', '555.0113'],
    ['Quick note - Lisa Roy wants windows priced, 802-555-0113', 'Lisa Roy'],
    ['A booth needs repairs. Contact: Ada Roy 802-555-0113'],
    ['Nextdoor: Your neighbor Ada Roy mentioned you\n"Can you call me at 802-555-0113"'],
    ['Hallo, ich heiße Ada Roy. 802-555-0113'],
    ['A door sticks! – Lisa in Huntington 802-555-0113', 'Lisa'],
    ['A door sticks. 802-555-0113 Lisa and Tom Roy in Essex', 'Lisa and Tom Roy'],
    ['Grab bars for her. I’m her daughter, Lisa Roy. 802-555-0113.', 'Lisa Roy'],
    ['It’s your neighbor Lisa. A post snapped. 802-555-0113', 'Lisa'],
    ['Please call Lisa Roy regarding gutters. Home phone 802-555-0113.', 'Lisa Roy'],
    ['From: Lisa at Lake Chocolates\nWe need shelves. 802-555-0113', 'Lisa'],
    ['A door that rubs. Thanks! Margaret (Peg) Roy 802-555-0113', 'Margaret Roy'],
    ['My name is Theodore (Teddy) Roy, 802-555-0113', 'Theodore Roy'],
    ['A 14x20 deck. Mary Ellen Roy, Hinesburg. 802-555-0113', 'Mary Ellen Roy'],
    ['A handrail. Attn: Town Clerk, 802-555-0113', ''],
    ['Roy, Lisa\nJericho\n802-555-0113', 'Lisa Roy'],
    ['It leaks.\nJericho\n802-555-0113', ''],
    ['Submitted 11/27/26 by Ada Roy\nEvening phone: 802-555-0113'],
    ['my gutter fell name lisa phone 802-555-0113 thanks', 'Lisa'],
    ['Lisa sent you a message about your listing\nCall 802-555-0113', 'Lisa'],
    ['Facebook sent you a message\nCall 802-555-0113', ''],
    ['hi - Lisa from Roy Realty Group. A handrail. 802-555-0113', 'Lisa'],
    ['The door sticks. The name is Addie. 802-555-0113', 'Addie'],
    ['I saw the name Maple Ridge on a truck. 802-555-0113', ''],
    ['Ada Roy here. The landlord (Ed, 802-555-0114) agreed. Mine is 802-555-0113.'],
    // A common first name above a post.
    ['Lisa Roy ▸ Essex Community Forum\nLooking for a handyman', 'Lisa Roy', ''],
    ['*Name:* Ada Roy\n*Phone:* <tel:8025550113|802-555-0113>'],
    ['• Ada Roy\n• 802-555-0113\n• gutters', 'Ada Roy', '802-555-0113'],
    ['Hi, My name is Ana-María O’Neil. Call me', 'Ana-María O’Neil', ''],
    ["I'm Joe and my gutter leaks", 'Joe', ''],
    ['this is A disaster', '', ''],
    ['this is urgent, call 802 555 0199', '', '802 555 0199'],
    ['I am At Home', '', ''],
    ['I’m Interested in a new deck', '', ''],
    ["Hi, I'm Writing to you. My name is Ada Roy", 'Ada Roy', ''],
    ['I AM LOOKING FOR A QUOTE', '', ''],
    ['Hi, this is, uh, Ada Roy. Call me.', 'Ada Roy', ''],
    ['this is Mrs. Ada Roy', 'Ada Roy', ''],
    ['This is Dr Ada M. Roy calling', 'Ada M. Roy', ''],
    ['802-555-0113\nAda Roy'],
    ['My gutters leak. Best,\n\nAda', 'Ada', ''],
    ['My gutters leak.\n\nBest regards,\n\nAda', 'Ada', ''],
    ['Gutters Leak\nPorch too', '', ''],
    ["Hi, it's Ada Roy", 'Ada Roy', ''],
    ['Hello, Ada Roy here. My gutters leak.', 'Ada Roy', ''],
    ['Name is Ada Roy', 'Ada Roy', ''],
    ["I'm From Essex, and it's Monday", '', ''],
    ['I am New here, currently At Home', '', ''],
    ["This is John's wife", '', ''],
    ['This is Regarding my deck', '', ''],
    ['My gutters leak. - Ada Roy', 'Ada Roy', ''],
    ['My gutters leak.\n~Ada', 'Ada', ''],
    ['Thanks, Pat! My gutters leak.', '', ''],
    ['Paid by:\n\nVisa\n\nAda Roy\n802-555-0113'],
    ['Ada Roy\nRealtor®\nRoy Realty\n802-555-0113'],
    ['Ada Roy • Roy Farm • 802-555-0113'],
    ['Hello, my name is: Ada Roy', 'Ada Roy', ''],
    // Numbers that are not to be called.
    ['Don’t call 802-555-0110, call 802-555-0113', '', '802-555-0113'],
    ['Old number: 802-555-0110, new number: 802-555-0113', '', '802-555-0113'],
    ['I am 70 years old, 802-555-0113', '', '802-555-0113'],
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
    ['Main: 802-555-0110\nDirect: 802-555-0113', '', '802-555-0113'],
    ['Work: 802-555-0110\nHome: 802-555-0113', '', '802-555-0113'],
    ['Call my office 802-555-0110; Ben has 802-555-0113', '', '802-555-0110'],
    ['802-555-0110 office, 802-555-0113 cell', '', '802-555-0113'],
    ['802-555-0110 home / 802-555-0113 cell / 802-555-0112 fax', '', '802-555-0113'],
    ['Phone: 802-555-0110 (cell)\nHome: 802-555-0113', '', '802-555-0110'],
    ['Fax: 802-555-0110', '', ''],
    ['Cell: 802-555-0113 (evenings only)', '', '802-555-0113'],
    ['Phone: 802-555-0113 (ext. 4)', '', '802-555-0113 (ext. 4)'],
    ['Phone: 802-555-0113 / 0114', '', '802-555-0113 / 0114'],
    ['Phone: 802-555-ROOF', '', '802-555-ROOF'],
    ["Phone: 802-555-0113 ask for Ada's wife Jo", '', '802-555-0113'],
    ['My gutters leak.\n\nRoy Farm LLC\n12 Elm St\nEssex VT 05452 USA', '', ''],
    ['My gutters leak.\n\nThanks,\nRoy Farm, Inc.', '', ''],
    ['My gutters leak.\n\nThanks,\nRoy Farm Co.', '', ''],
    ['[10:15 AM, 11/20/2026] Ada Roy: call 802-555-0113'],
    ['*Name* Ada Roy\n**Phone** 802-555-0113'],
    ['Caller: ADA ROY (802) 555-0113\nTime: 10:15 AM', 'ADA ROY', '(802) 555-0113'],
    ['Moving a shed\nFrom: Burlington\nTo: Essex', '', ''],
    ['hi my names ada roy i live in essex', 'Ada Roy', ''],
    ['Hi my names Ada Roy', 'Ada Roy', ''],
    ['my name is ada and i need a deck', 'Ada', ''],
    ['my name is on the list', '', ''],
    ['my name should be there, my name is listed under gutters', '', ''],
    ['My name is ada roy and my gutters leak', 'Ada Roy', ''],
    ['hello this is ada calling about my porch', 'Ada', ''],
    ['this is me calling about my porch, this is different', '', ''],
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
    ['PLEASE CALL ME AT 802-555-0113', '', '802-555-0113'],
    ['Hi this is Ada Roy I need a deck', 'Ada Roy', ''],
    ["Hi this is Ada Roy I'm in Essex", 'Ada Roy', ''],
    ['Voicemail from 802-555-0110: call me back at 802-555-0113', '', '802-555-0113'],
    // Beside or above what a phone, a map or a chat says of somebody.
    ['Ada Roy\n9:14 AM\nHi, can you call?', 'Ada Roy', ''],
    ['Ada Roy Mobile +18025550113 Email ada@example.com', 'Ada Roy', '+18025550113'],
    ['SMS from Ada Roy (802-555-0113): leak'],
    ['Google Maps\nAda Roy\n12 Elm St, Essex, VT 05452\n802-555-0113'],
    ["hey pat it's ada roy over on oak street", 'Ada Roy', ''],
    ['hey this is ada roy from over in essex', 'Ada Roy', ''],
    ['it is what it is, hey it looks good from here', '', ''],
    ['Tenant: Ada Roy\nTenant cell: 802-555-0113\nOwner: Ben Fox\nOwner phone: 802-555-0110'],
    ['Landlord: Ada Roy\nLandlord phone: 802-555-0113\nTenant: Ben\nTenant phone: 802-555-0110'],
    ['Name: Ada Roy\nLandlord phone: 802-555-0110\nPhone: 802-555-0113'],
    ['Lisa Roy at 12 Elm St said the sink leaks. 802-555-0113', 'Lisa Roy'],
    ['Please call Lisa Roy at 12 Elm St, Essex, 802-555-0113', 'Lisa Roy'],
    ['Lisa Roy here.\nTenant phone: 802-555-0110\nPhone: 802-555-0113', 'Lisa Roy'],
    ['I am frank with you, the budget is small. 802-555-0113', ''],
    ['I am christian and need a door fixed. 802-555-0113', ''],
    ['Homeowner: Ada Roy\nTenant: Ben 802-555-0110\nOwner’s phone: 802-555-0113'],
    // Who signs with more than the name, or as two.
    ['Porch.\n\nThanks,\nAda Roy (she/her)\n802-555-0113'],
    ['Porch.\n\nSincerely,\nDr. Ada M. Roy, MD', 'Ada M. Roy', ''],
    ['Porch.\n\nAda Roy, PE\nRoy Engineering LLC\n802-555-0113'],
    ['Porch.\n\nThanks,\nA. Roy', 'A. Roy', ''],
    ['this is Ada and I need a deck', 'Ada', ''],
    ['Hi Pat, Ada Roy here - my porch rots', 'Ada Roy', ''],
    ['You missed a call from Ada Roy at 802-555-0113'],
    ['New text message from Ada Roy 802-555-0113'],
    ['Active now\nMarketplace\nIs this there? 802-555-0113', '', '802-555-0113'],
    ['Ben lives\nNearby\nPlease call me at 802-555-0113', '', '802-555-0113'],
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
    ['The door sticks.\n\nOak Street', '', ''],
    ['The door sticks\nEssex Junction', '', ''],
    ['Liked "the deck" you made, Ada Roy', '', ''],
    ['It leaks.\n\nAda Roy\nOffice Manager\n\nRoy Orchards\nwww.roy.example\n802-555-0113 mobile'],
    [
      'From: Front Desk <office@roy.example>\nSubject: steps\n\nThey rot.\n\nRegards,\nAda Roy',
      undefined,
      '',
    ],
    ["It's Urgent. The door sticks", '', ''],
    ['I need drywall asap 8025550113 thx\nada r', 'Ada R', '8025550113'],
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
    ["{name: 'Ada Roy', phone: '802-555-0113'}"],
    ['<table><tr><td>Name</td><td>Ada Roy</td></tr></table>', 'Ada Roy', ''],
    ['Name     Ada Roy\nPhone    802-555-0113'],
    ['Invitee: Ada Roy\nText Reminder Number: 802-555-0113'],
    // In the languages of neighbors.
    ['Nom : Ada Roy\nTéléphone : 802-555-0113'],
    ['Name: Ada Roy\nTelefon: 802-555-0113\nOrt: Essex'],
    ['Nome: Ada Roy\nTelefone: 802-555-0113'],
    ['Prénom : Ada\nNom : Roy\nTél. : 802-555-0113'],
    // As a browser or a program sends a form.
    ['name=Ada+Roy&phone=802-555-0113&message=Porch+leaks'],
    ['["802-555-0113"]', '', '802-555-0113'],
    [
      '[11/27/26, 6:40:03 PM] Kim: \u200eKim added you\n[11/27/26, 6:41:03 PM] Ada Roy: hi',
      undefined,
      '',
    ],
    ['27/11/2026, 18:40 - Messages are secured.\n27/11/2026, 18:41 - Ada Roy: hi', 'Ada Roy', ''],
    // A number beside an address, without a space between.
    ['Ada Roy ada@example.com/802-555-0113'],
    ['Contact:\\nAda Roy\\n+1 (802) 555-0113', 'Ada Roy', '+1 (802) 555-0113'],
    ['Ada Roy\nText Message\nToday 9:14 AM\nHi, call 802-555-0113\nDelivered'],
    ['VM from Ada Roy 555-0113', 'Ada Roy', '555-0113'],
    // In a signature with what its writer is.
    ['Yes.\n\nAda Roy | Owner\nRoy Farm\nO: 802-555-0110 x2 | M: 802-555-0113'],
    ['Yes.\n\nAda Roy\nOwner, Roy Farm\n(802) 555-0113 (mobile)', 'Ada Roy', '(802) 555-0113'],
    ['Rotten Boards\nEssex, VT\n802-555-0113', '', '802-555-0113'],
    ['Hi Pat - Ada Roy here. My porch leaks.', 'Ada Roy', ''],
    ['Ada Roy would like to be called at 802-555-0113'],
    ['Ada Roy\nMon, Jan 5, 9:12 AM (2 days ago)\nto me\n\nRotten boards.', 'Ada Roy', ''],
    ['You have 1 new voicemail from Ada Roy at 802-555-0113.'],
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
    ['You received a new job request from Ada Roy!', 'Ada Roy', ''],
    ['Ada Roy booked a visit', 'Ada Roy', ''],
    ['Yes please.\n\n-Ada-', 'Ada', ''],
    ['# New lead\n\n## Ada Roy\n**Phone:** 802-555-0113'],
    // Questions and answers.
    ['Q: What is your name?\nA: Ada Roy\n\nQ: Phone\nA: 802-555-0113'],
    ['Question 1: Name?\nAnswer 1: Ada Roy\nQ2. Phone?\nA2. 802-555-0113'],
    ['{"phone": {"cell": "802-555-0113"}}', '', '802-555-0113'],
    ['8025550113', '', '8025550113'],
    ['Ada Roy — Yesterday at 9:14 AM\nPorch leaks', 'Ada Roy', ''],
    ['Porch leaks.\nStart Time 9:14 AM\nThanks', '', ''],
    // Below whom the form goes to, and in brackets.
    ['Contact: Webmaster\nName: Ada Roy\nPhone: 802-555-0113'],
    ['Contact: Ada Roy\nName:\nPhone: 802-555-0113'],
    ['[name] = [Ada Roy]\n[phone] = [802-555-0113]'],
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
    // At the end of a long line, and with a nickname, pronouns or a title.
    [`${'My gutters leak. '.repeat(20)}Thanks! Ada Roy`, 'Ada Roy', ''],
    ['Porch.\n\nRegards,\nAda "Addie" Roy\n802-555-0113', 'Ada "Addie" Roy'],
    ['Ada Roy\n(she/her)\nProperty Manager | Roy Homes\n12 Elm St | Essex, VT 05452\n802-555-0113'],
    ['Customer: Roy, Ada (Mrs.)\nTel. (H) 802-555-0110 (C) 802-555-0113'],
    ['Transcription: hi this is ada roy calling about my porch', 'Ada Roy', ''],
    ['Ada R. in Essex, VT\nHandyman', 'Ada R', ''],
    ['Please confirm at 802-555-0113. — A.R.', ''],
    ['Ticket #12 opened by Ada Roy (ada@example.com)', 'Ada Roy', ''],
    ['Contact Ada Roy, Director, at roy@example.com or 802-555-0113'],
    ['Spoke w/ Ada Roy today. # 802-555-0113'],
    ['Ma galerie fuit.\n\nSolidairement\n\n802-555-0113', ''],
    ['Mi puerta no cierra.\n\nAtentamente\n802-555-0113', ''],
    ['My stairs rot. Name: Ada Roy. Number: 802-555-0113. Town: Essex. Best time: after 4'],
    ['Ada Roy wrote:\n"Porch. 802-555-0113"'],
    ['He says: call 802-555-0113', ''],
    ['Ada Roy (Essex) 802-555-0113 porch'],
    ['Q1 Name\nAda Roy\nQ2 Phone\n802-555-0113'],
    ['Reporter: Ada Roy\nReporter’s phone: 802-555-0113'],
    ["Homeowner's Name: Ada Roy\nHomeowner's Phone Number: 802-555-0113"],
    ['Attendee: Ada Roy\nPhone: 802-555-0113'],
    ['MY NAME IS ADA ST. ROY. 802-555-0113', 'ADA ST. ROY'],
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
    ['She needs grab bars.\nYou can call me. Or her at 802-555-0113.\nBen Roy', 'Ben Roy'],
    ['Do you hang storm doors? -Ada R, Essex 802-555-0113', 'Ada R'],
    ['Name: Ada Roy (Homeowner)\nPhone: 802-555-0113'],
    ['Hi – Ada here (the neighbor). 802-555-0113', 'Ada'],
    ['Ada Roy\nProperty: 1 Elm St, Essex, Vermont\nNumbers: home 802-555-0110 / cell 802-555-0113'],
    ['Name= Ada Roy; Phone= 802-555-0113'],
    ['Name\nAda Roy\nPhone\n802-555-0113'],
    ['Ada Roy has requested a quote.\n802-555-0113'],
    ['Ada Roy (she/her)  9:14 AM\nThe porch leaks, 802-555-0113'],
    ['Maple Ridge  9:10 AM\nWho is it?\nAda Roy  9:14 AM\nIt leaks, 802-555-0113'],
    ['The door - 9:14 AM\nIs that a time for you? 802-555-0113', ''],
    ['Mr/Mrs: Ada Roy\nOf: Roy Farm\nPhone: 802-555-0113'],
    ['Best regards\nLiving Room', '', ''],
    ['Thanks,\nJohannes van den Bosch\n802-555-0113', 'Johannes van den Bosch'],
    ['Thanks,\nAda ten Broek\n802-555-0113', 'Ada ten Broek'],
    ['Is it OK? 802-555-0113\n\nMaster Bath', ''],
    ['Good evening, Ada M. Roy here. It leaks, 802-555-0113', 'Ada M. Roy'],
    ['Good evening, Rob Roy MacGregor here. It leaks, 802-555-0113', 'Rob Roy MacGregor'],
    ['Hi there! Svetlana Ivanova from Essex. It leaks, 802-555-0113', 'Svetlana Ivanova'],
    ['Hey, Kim & Pat Stone at 12 Elm St again, 802-555-0113', 'Kim & Pat Stone'],
    ['T.J. Miller called about the porch. 802-555-0113', 'T.J. Miller'],
    ['Snow load is a worry. What is your phone number? I am out, 802-555-0113', ''],
    ['Ada Roy texted you: call 802-555-0113'],
    ['Hola, soy Ada Roy, 802-555-0113'],
    ['Thanks,\n*Ada Roy*\n*Roy Farm*\n802-555-0113'],
    ['Attn: Ada Roy\nElm Street Condos\n12 Elm St\nEssex, VT 05452\n802-555-0113'],
    ['Elm Street Condos\n12 Elm St\nEssex, VT 05452\n802-555-0113', '', '802-555-0113'],
    ['Name of customer: Ada Roy\nPhone: 802-555-0113'],
    ['Can you come Saturday? Ada 802-555-0113', 'Ada', '802-555-0113'],
    ['My porch leaks. Evenings 802-555-0113', '', '802-555-0113'],
    ['My porch leaks. Essex 802-555-0113', '', '802-555-0113'],
    ['Yelp: Ada R. sent you a message: call 802-555-0113', 'Ada R', '802-555-0113'],
    ['Ada R. | Essex, VT | Handyman | 802-555-0113', 'Ada R', '802-555-0113'],
    ["You've been matched with Ada R. in Essex. Call 802-555-0113.", 'Ada R', '802-555-0113'],
    ['Inquiry from: Ada Roy\nTel: 802-555-0113\nInquiry: fence'],
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
    ['Ada Roy called it a day. 802-555-0113', ''],
    ['TC from Ada Roy (802-555-0113) 11/27 - 3 doors'],
    ['Msg from Ada Roy\nPh 802-555-0113\nRe: fence\nTaken by: Kim'],
    ['Ada Roy left you a voicemail\n802-555-0113'],
    ['Ada Roy has invited you to bid on: fence', 'Ada Roy', ''],
    ['Ada Roy added you as a contact', 'Ada Roy', ''],
    ['Incoming call from ROY ADA (802) 555-0113 on Nov 30', 'ROY ADA', '(802) 555-0113'],
    ['Missed Call\nROY ADA\n+18025550113\nNov 30', 'ROY ADA', '+18025550113'],
    ['Hi Pat, Ada calling about the deck. 802-555-0113', 'Ada'],
    ['Visitor: A fence?\nAgent: Yes! Your name?\nVisitor: Lisa, 802-555-0113', 'Lisa'],
    ['Website chat\nBot: Hello!\nGuest: A fence\nGuest: Ada Roy 802-555-0113\nBot: Thanks'],
    ['Agent: Kim Perry\nBuyer: Ada Roy 802-555-0113\nCloses Friday', 'Ada Roy'],
    // Beside what an owner or a program calls the line, and in another's rows of cells.
    ['LEAD: Ada Roy / 802-555-0113 / handrail'],
    ['Job Request #221 | Status: New | Name: Ada Roy | Tel: 802-555-0113 | Desc: Sill'],
    ['Lisa. 802-555-0113. Grab bars.', 'Lisa'],
    ['Name\tPhone\tFloor\nAda Roy\t802-555-0113\t2'],
    ['Is this the handyman? Its Ada Roy on Elm St. 802-555-0113'],
    ['[14:02] V1764: a fence\n[14:03] Pat: Where?\n[14:03] V1764: Lisa 802-555-0113', 'Lisa'],
    ['Requested by: Ada Roy (resident)\nPhone: 802-555-0113'],
    ['Angi Leads\nLisa Roy\nSmall projects\nPhone\n802-555-0113', 'Lisa Roy'],
    // A number of the family's comes last, and serves where no other stands.
    ["Mom's number is 802-555-0110. I'm Lisa Roy, 802-555-0113", 'Lisa Roy'],
    ['My wife is home (802-555-0110), I’m Lisa Roy 802-555-0113', 'Lisa Roy'],
    ['My husband and I need a fence, 802-555-0113 or 802-555-0110. Lisa Roy', 'Lisa Roy'],
    ["Her mom's number is 802-555-0113. Lisa Roy", 'Lisa Roy'],
    // As machines write down what somebody said.
    ['This is Ada Duboy. That’s spelled D-U-B-O-I-S. Call 802-555-0113', 'Ada Dubois'],
    ['my name is Ada Duboy, last name D U B O I S, 802-555-0113', 'Ada Dubois'],
    ['This is Ada Roy. That is A B C Lumber, 802-555-0113', 'Ada Roy'],
    ['Hi Pat. Lisa Roy. Screens. 802-555-0113', 'Lisa Roy'],
    ['Hey Pat, Lisa. Call me, 802-555-0113', 'Lisa'],
    ['Hey Pat, Thanks. Call me, 802-555-0113', ''],
    ['Hi there, Lisa Roy from over in Jericho. 802-555-0113', 'Lisa Roy'],
    // Whose name the e-mail address is made of.
    ['Questions to Clerk Ada Roy, 802-555-0113, aroy@example.com'],
    ['Questions to Ada O’Roy, 802-555-0113, ada.oroy@example.com', 'Ada O’Roy'],
    ['Ask at Roy Farm, 802-555-0113, info@example.com', ''],
    // Whom a service shortens, in full below.
    ['Subject: Ada R. sent you a message\n\nAda Roy, Five Sisters\nA sill. 802-555-0113'],
    // The number that is said behind a wrong one.
    ['Ada Roy 802-555-0110? no, sorry, 802-555-0113'],
    ['Ada Roy, call 802-555-0110, wait, make that 802-555-0113'],
    ['Ada Roy 802-555-0113, sorry for the late call, or 802-555-0110'],
    // Who gives a title in place of a first name keeps it.
    ['Good morning this is doctor Roy. 802-555-0113', 'Doctor Roy'],
    ['Good morning, Mrs. Roy here. It drips. 802-555-0113', 'Mrs. Roy'],
    ['It came down.\nMr. and Mrs. Roy\n802-555-0113', 'Mr. and Mrs. Roy'],
    ['Mr. Roy called while you were out. 802-555-0113', 'Mr. Roy'],
    ['Please call Mr. Roy at 802-555-0113', 'Mr. Roy'],
    ['Ms. O’Neil wants a fence 802-555-0113', "Ms. O'Neil"],
    ['Dr. Roy 802-555-0113 gutters', 'Dr. Roy'],
    ['Hi, this is Mr. Van Gogh, 802-555-0113', 'Mr. Van Gogh'],
    ['It came down.\nThanks,\nMrs. de Mesnil\n802-555-0113', 'Mrs. de Mesnil'],
    ['Visitor 12: hi\nSupport: hello, name?\nVisitor 12: Ada Roy 802-555-0113'],
    ['Mr. Handyman, can you fix my porch? 802-555-0113', ''],
    ['Mrs. Roy recommended you. 802-555-0113', ''],
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
    ['cust: ada roy\nph: 802-555-0113\naddr: 12 elm st', 'ada roy'],
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
    ['full_name: Ada Roy, phone_number: 802-555-0113, zip_code: 05452'],
    ['FROM: Ada & Ben Roy\nTEL: 802-555-0113', 'Ada & Ben Roy'],
    ['FROM: Ana María de la Cruz\nTEL: 802-555-0113', 'Ana María de la Cruz'],
    ['Ana María de la Cruz sent you a message\nIt leaks. 802-555-0113', 'Ana María de la Cruz'],
    ['Ada and Ben Roy requested a quote\nIt leaks. 802-555-0113', 'Ada and Ben Roy'],
    ['Do you think Ada Roy called about the porch? 802-555-0113', ''],
    ['Stuck couch\nFrom: South Burlington\nTo: Essex\n802-555-0113', ''],
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
    // Numbers that a sender only names.
    ...[
      'The last guy, Ben Stone at 802-555-0110, never came back',
      'Ben at Stone Roofing (802-555-0110) quoted $4,000',
      'I got a quote from Stone Roofing, 12 Elm St, Essex, VT 05452, 802-555-0110, for $4,000',
      'I called 802-555-0110 and nobody answered',
      'I tried the number on your truck, 802-555-0110, and got a fax',
      'The electrician (Ben Stone, 802-555-0110) was here on Monday',
      'My landlord is Ben Stone (802-555-0110)',
      'I got your number from Ben Stone (802-555-0110)',
      'Stop it. 802-555-0110 is not the number of Ben',
      'I am out of the office. Please contact Ben at ben@example.net or 802-555-0110.',
      'The part number is 802 555 0110, the paint code 8025550110, the gate code 555-0110#',
      'See facebook.com/marketplace/item/8025550110',
      'It leaks.\n\nBen Stone wrote on Monday:\nCall 802-555-0110',
      'It leaks.\n\nWARNING: Wire fraud is on the rise. Call our office at 802-555-0110.',
    ].map((text): [string, string, string] => [
      `From: Ada Roy <ada@example.com>\n\n${text}`,
      'Ada Roy',
      '',
    ]),
    ['I called yesterday, my number is 802-555-0113', ''],
    ['I called from 802-555-0113. You called 802-555-0113, that is me', ''],
    ['I got a quote from Stone Roofing, please call me, 802-555-0113', ''],
    ['My landlord Ben Stone said to text you, 802-555-0113', ''],
    ['The landlord Ada Roy, 802-555-0113, wants a fence'],
    ['I am out of the office a lot, so call my cell at 802-555-0113', ''],
    ['Meeting ID: 802 555 0110, claim #802-555-0110, policy number: 802-555-0110', '', ''],
    ['Loan 8025550110, item 8025550110, Wi-Fi password 8025550110', '', ''],
    ['Ada Roy has accepted your estimate', 'Ada Roy', ''],
    ['Ada Roy left a 5 star review', 'Ada Roy', ''],
    ['Your appointment with Ada Roy is confirmed', 'Ada Roy', ''],
    ['Area code 802 555-0113', '', '802 555-0113'],
    ['my name is spelled wrong on the invoice', '', ''],
    // Who speaks to a machine, a switchboard's caller, and who writes above the words.
    ['Voicemail from (802) 555-0113\nHi it is Ada Roy call me', 'Ada Roy', '(802) 555-0113'],
    [
      'you were left a message\nin mailbox 101 from "ROY ADA" <8025550113>, on Monday',
      'ROY ADA',
      '8025550113',
    ],
    ['Ada Roy [9:14 AM]\nMy fence fell 802-555-0113'],
    ['Ada Roy\n1h\nMy fence fell 802-555-0113\nLike\nReply'],
    ['Conversation with Ada Roy (802-555-0113)\nAda Roy: fence\nMe: ok'],
    // Three names without capitals, where the second is a first name, too.
    ['my name is lisa ann moreau and my fence fell', 'Lisa Ann Moreau', ''],
    ['hi this is lisa ann moreau calling about my fence', 'Lisa Ann Moreau', ''],
    ['my name is lisa moreau still waiting', 'Lisa Moreau', ''],
    ...['their porch leaks', 'our porch leaks', 'has a leak', 'would like a quote'].map(
      (rest): [string, string, string] => [`my name is kim perry ${rest}`, 'Kim Perry', ''],
    ),
    ['hi im lisa in essex. My fence fell', 'Lisa', ''],
    ['We just moved. Lisa Moreau at 12 Elm St again', 'Lisa Moreau', ''],
    // Who is thanked, and firms and remarks in the place of who signs.
    ['The door sticks. Thanks so much Pat.', '', ''],
    ['The door sticks. Thanks, Pat!', '', ''],
    ['The door sticks. Best Price Please', '', ''],
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
    ['{"fields":[{"label":"Name","value":"Ada Roy"},{"label":"Phone","value":"802-555-0113"}]}'],
    ['{"leads": [{"name": "Ada Roy", "value": 500}], "phone": "802-555-0113"}'],
    // A quotation and nothing else.
    ['On Mon, Nov 2, 2026 at 3:14 PM Ada Roy <ada@example.com> wrote:\n> Call 802-555-0113'],
    // A common first name alone, or without capitals.
    ['The door sticks. Can you come?\nAda\n802-555-0113', 'Ada'],
    ['The door sticks.\n\nLisa\nEssex Junction\n802-555-0113', 'Lisa'],
    ['The door sticks.\nlisa moreau\n802-555-0113', 'Lisa Moreau'],
    ['The door sticks.\nthanks,\nlisa', 'Lisa', ''],
    ['Lisa here. The door sticks. 802-555-0113', 'Lisa'],
    ['Lisa Moreau needs a new door, 802-555-0113', 'Lisa Moreau'],
    ['Lisa\nEssex Junction\n802-555-0113', 'Lisa'],
    ['Lisa Moreau · Essex, VT\nNeighbor\nThe door sticks', 'Lisa Moreau', ''],
    ['Hi Tom, the door sticks.\nLisa: call 802-555-0113', 'Lisa'],
    ['the door sticks, 802-555-0113 ask 4 lisa', 'Lisa'],
    ['hey it’s lisa over on route 15 my door sticks 802-555-0113', 'Lisa'],
    ['Lisa Moreau,\nThe door sticks - outside\n802-555-0113', ''],
    ['the door sticks. 802-555-0113. mildred', 'Mildred'],
    ['The door sticks. Director Lisa Moreau, lisa@example.com', 'Lisa Moreau', ''],
    ['The door sticks. Call Lisa', 'Lisa', ''],
    ['the door sticks. names lisa. call 802-555-0113', 'Lisa'],
    ['the door sticks. 802 555 0113 -lisa', 'Lisa', '802 555 0113'],
    ['Message from Lisa: the door sticks', 'Lisa', ''],
    ['hey its me, lisa from the library. The door sticks', 'Lisa', ''],
    ["Hi neighbors, we're Lisa and Ben at 12 Elm St", 'Lisa and Ben', ''],
    ['Lisa and Ben Moreau. 12 Elm St, Essex. The door sticks', 'Lisa and Ben Moreau', ''],
    ['hi this is lisa down on lake rd in swanton, the door sticks', 'Lisa', ''],
    ['Voicemail: "the door sticks, lisa moreau"', '', ''],
    ['Voicemail: "the door sticks. lisa"', 'Lisa', ''],
    ['The door sticks. Ty, Lisa & Art', 'Lisa & Art', ''],
    ['its me again Lisa Moreau. The door sticks', 'Lisa Moreau', ''],
    ['Lisa Moreau (hard of hearing) 12 Elm St Essex, 802-555-0113. Call early', 'Lisa Moreau'],
    ['New doors. landlord Ada Roy ada@example.com', 'Ada Roy', ''],
    ['Roy Realty / Lisa Moreau / lisa@example.com', 'Lisa Moreau', ''],
    ['The door sticks. Please hurry. Mark Moreau', 'Mark Moreau', ''],
    ['The door sticks. Invoice me, Lisa Moreau.', 'Lisa Moreau', ''],
    ['The door sticks. name is lisa', 'Lisa', ''],
    ['The door sticks. Name Lisa May Moreau', 'Lisa May Moreau', ''],
    ['hi! lisa and ben moreau here, the door sticks', 'Lisa and Ben Moreau', ''],
    ['Call lisa about the door 802-555-0113', 'Lisa'],
    ['Please call my son Ben at 802-555-0113', 'Ben'],
    [
      "I am her daughter Lisa Roy, the door sticks, her number's 802-555-0110, mine is 802-555-0113",
      'Lisa Roy',
    ],
    ['Kim Stone at 14 Oak St gave me your number. It leaks. Lisa Roy, 802-555-0113', 'Lisa Roy'],
    ['If no answer call my son Ben 802-555-0110. Lisa Roy 802-555-0113', 'Lisa Roy'],
    ['I rent from Ben Fox (802-555-0110). The sink leaks. Lisa Roy, 802-555-0113', 'Lisa Roy'],
    ['My sister Karen (802-555-0110) has the key. Lisa Roy, 802-555-0113', 'Lisa Roy'],
    ['The wifi is 8025550110, passcode 555-0177. Lisa Roy 802-555-0113', 'Lisa Roy'],
    [
      'Realtor: Karen Fox\nRealtor phone: 802-555-0110\nBuyer: Lisa Roy\nBuyer phone: 802-555-0113',
      'Lisa Roy',
    ],
    ['Thumbtack: Lisa Roy replied to you: "Sure! Call 802-555-0113"', 'Lisa Roy'],
    ['Please ask Carl Stone (802-555-0110). Thanks, Lisa Roy, 802-555-0113', 'Lisa Roy'],
    ['Permit 802-555-0110 was issued. Lisa Roy 802-555-0113', 'Lisa Roy'],
    ['Reach my assistant Karen at 802-555-0110 or me at 802-555-0113. Lisa Roy', 'Lisa Roy'],
    ['Lead: Lisa R. - Essex, VT - Call 802-555-0113', 'Lisa R'],
    ['It is 300 sq ft. Lisa Roy 802-555-0113', 'Lisa Roy'],
    ['S/N: 802-555-0110 on the furnace. Lisa Roy 802-555-0113', 'Lisa Roy'],
    ['Please quote.\n\nBest,\n\nLisa Roy, RA, LEED AP\nRoy Architects\n802-555-0113', 'Lisa Roy'],
    ['New lead! Lisa M. in Essex, VT is looking for a door', 'Lisa M', ''],
    ['this is Reverend Ada Roy of the church', 'Ada Roy', ''],
    ['12 s. willard st essex, 802-555-0113, the door sticks', ''],
    ['The door sticks, txt me 802-555-0113 thank u lisa moreau', 'Lisa Moreau'],
    ['The door sticks. My info: Ada Roy, 802-555-0113, 12 Elm St, Essex'],
    ['The door sticks! Call 802-555-0113 ask for Ada Roy. 12 Mt. Philo Rd Essex'],
    ['could you call Marie-Claire Moreau at 802-555-0113? The door sticks', 'Marie-Claire Moreau'],
    ['hey its anne st. pierre, the door sticks', 'Anne St. Pierre', ''],
    ['Hi there! Lisa Moreau from Essex. The door sticks', 'Lisa Moreau', ''],
    ['Hey, José Moreau at 12 Elm St Essex again, the door sticks', 'José Moreau', ''],
    ['Hi! Front Door from Essex. It sticks', '', ''],
    [
      'The door sticks.\n\nAnne St. Pierre\n12 Elm St\nStowe, Vermont 05672\nHome 802-555-0113',
      'Anne St. Pierre',
    ],
    ['The door sticks. Anne St. Pierre, 802-555-0113', 'Anne St. Pierre'],
    ["Lisa O'Brien here, the door sticks", "Lisa O'Brien", ''],
    ['hi this is lisa van dyke at 12 elm st, the door sticks', 'Lisa Van Dyke', ''],
    ["hi this is lisa o'brien at 12 elm st, the door sticks", "Lisa O'Brien", ''],
    ['hi this is jean-luc moreau at 12 elm st, the door sticks', 'Jean-Luc Moreau', ''],
    ['Well I’m here all day and it’s calling for snow, 802-555-0113', ''],
    ['I can be reached at 802-555-0113. Ada Roy, 12 Elm St, St. Albans'],
    // Beside or above another's number, a street with its flat, a moment, and what else a mail has there.
    ['His number is 802-555-0110, but call me, Ada Roy, at 802-555-0113'],
    ['Ada Roy\n12 Elm St\nApt 2\nEssex, VT 05452\n(802-555-0113)'],
    ['Ada Roy\nto me\n9:14 AM (12 minutes ago)\nThe door sticks. 802-555-0113'],
    ['Call 802-555-0113. The door sticks.\n\nTomiko Rau, Executor', 'Tomiko Rau'],
    ['Lisa Moreau in Essex. 802-555-0113. Hubby Ben 802-555-0110', 'Lisa Moreau'],
    ['Ada Roy, 12 Elm St, Essex, 802-555-0113. A fan. Prefer Tues/Thurs.'],
    ['ADA ROY CALLED 9:12 AM. A LEAK. 802-555-0113. PLS CALL ASAP.', 'ADA ROY'],
    ['Pat - Ada Roy called again, she is at 802-555-0113'],
    ['PLS CALL ASAP 802-555-0113', ''],
    ['Good morning, Ada Roy of 12 Elm St. The door sticks. 802-555-0113'],
    ['hi this is lisa moreau im in essex and the door sticks 802-555-0113', 'Lisa Moreau'],
    ["bonjour, c'est Ada Roy, ma porte est coincée. 802-555-0113"],
    ['My name is An Nguyen, the door sticks. 802-555-0113', 'An Nguyen'],
    ['This is My Tran, the door sticks. 802-555-0113', 'My Tran'],
    ['My name is on the list. 802-555-0113', ''],
    ['My Front Door\n802-555-0113', ''],
    ["hey this is lisa moro M-O-R-E-A-U i'm at 802-555-0113", 'Lisa Moreau'],
    ['my name is Ada B-O-B and it leaks 802-555-0113', 'Ada'],
    ['What is your first name?\nAda\nAnd your last name?\nRoy\nPhone?\n802-555-0113'],
    [
      '{"fields": {"name": {"id": "name", "value": "Ada Roy"}, "phone": {"type": "tel", "value": "802-555-0113"}}}',
    ],
    ['{"customer": {"name": "Ada Roy", "value": 500, "phone": "802-555-0113"}}'],
    // Figures apart, a contract's number, and whom a program names.
    ['Hello, my name is Ada Roy. My number is 8 0 2, 5 5 5, 0 1 1 3.', 'Ada Roy', '8025550113'],
    ['Ada Roy, 802-555-0113. Boards of 2 3 4 5 6 7 8 feet.'],
    ['DISPATCH NOTICE\nContract #: 8025550199\nContract Holder: Ada Roy\nBest Phone: 802-555-0113'],
    ['Need a quote 8025550113', '', '8025550113'],
    ['Absender: Ada Roy\nTelefon: 802-555-0113'],
    ['Ada Roy started a conversation\nCall 802-555-0113'],
    ['Call summary: Ada Roy called from 802-555-0113 about a door.'],
    ['Lisa Moreau says to call his daughter Joy at 802-555-0110, else 802-555-0113', 'Lisa Moreau'],
    ['11/30 ADA ROY\n802-555-0113\nSTORM DOOR', 'ADA ROY'],
    ['Hi from Essex! Ada Roy, 802-555-0113. The door sticks.'],
    ['Hi! Front Door, 802-555-0113. It sticks.', ''],
    ['Our names are Ada and Ben Roy. 802-555-0113', 'Ada and Ben Roy'],
    ['Ada Roy\nMilton, 12 Elm St\n802-555-0113\ngate'],
    ['c/o Ada Roy\n802-555-0113'],
    ['Son Tran\n802-555-0113', 'Son Tran'],
    ['Please call Ada Roy (not Mr. Stone) at 802-555-0113'],
    ['Mrs Ada Roy phoned 11/30. 802-555-0113. A bench.', 'Ada Roy'],
    ['Ada Roy (Unit 302)\n802-555-0113\nAn entry door'],
    ['"Roy, Ada" <ada@example.com> 802-555-0113 sash cords'],
    // As carriers send a caller's name.
    ['Missed call from MOREAU LISA\n802-555-0113', 'LISA MOREAU'],
    ['Caller: MOREAU GRACE\nNumber: 802-555-0113', 'GRACE MOREAU'],
    ['Caller: LISA THOMAS\nNumber: 802-555-0113', 'LISA THOMAS'],
    ['Caller: TYRELL JAMES\nNumber: 802-555-0113', 'TYRELL JAMES'],
    ['Name: MOREAU LISA\nPhone: 802-555-0113', 'MOREAU LISA'],
    ['The door sticks.\n(802)-555-(0113)', '', '(802)-555-(0113)'],
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

  it.each(
    listOf(`
      Sincerely yours, | Thanks much, | Thank you kindly, | Respectfully submitted,
      Respectfully, | All the best, | Take care, | Talk soon! | Kindest regards,
      With best regards, | Thanks a lot, | TIA | Thank you for your time.
      Very truly yours, | Have a great day! | Looking forward to hearing from you,
      Thank you for your time and consideration, | Thanks in advance for your help!
      Have a blessed day | xo | Cordialement, | Best Regards / Saludos,
      Thank you and God bless, | Hugs, | Peace, | Blessings, | Your neighbor,
      Many thanks and best wishes,
    `),
  )('gives who signs behind %j', (closing) => {
    expect(readFreeForm(`My gutters leak.\n\n${closing}\nAda Roy`).fullName).toBe('Ada Roy');
  });

  it('takes no age of a post for a label', () => {
    const text = 'Lisa Roy\n  · 3h ·\nText 802-555-0113.\nLike\nComment\nShare';
    expect(readFreeForm(text).description).toBe(text);
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
    ['From: Ben Stone ben@example.com', 'Ben Stone', 'ben@example.com'],
    ['From: <ben@example.com>', '', 'ben@example.com'],
    ['From: Ben <ben at example>', '', ''],
    ['From: Ben <>', '', ''],
    ['From: Ben <ben@example.com', 'Ben', 'ben@example.com'],
    ['Write to ben@example.com.', '', 'ben@example.com'],
    ['ben<at>example<dot>com', '', 'ben@example.com'],
    ['ben[@]example[.]com', '', 'ben@example.com'],
    ['ben@example.com-802-555-0114', '', 'ben@example.com'],
    ['ben@shop-365.example.com', '', 'ben@shop-365.example.com'],
    // The sender's own, behind another's.
    [
      'Copy kim@example.net.\n\nThanks,\nBen Stone\nbstone@example.com',
      'Ben Stone',
      'bstone@example.com',
    ],
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

  it.each(
    Object.entries({
      '\n  My steps rot. \n': 'My steps rot.',
      'Subject: Steps\r\nMy steps\r\nrot.': 'My steps\nrot.',
      'Subject: Steps\rMy steps\rrot.': 'My steps\nrot.',
      'Subject: Re: AW: Fwd: Steps\n\nMy steps rot.': 'My steps rot.',
      'Subject: (no subject)\n\nMy steps rot.': 'My steps rot.',
      // As notes are copied, whose lines have ends of their own, and signs that nobody sees.
      'Na\u200bme: Ada\u2028Mess\u2060age: Rotten\u2028steps': 'Rotten\nsteps',
      // As forms escape what is typed into them.
      'Name: Ada\nMessage: I&#039;d like a deck &amp; stairs': "I'd like a deck & stairs",
      'Subject: Rotten steps\nQuestion: do they fall?': 'Rotten steps\n\ndo they fall?',
      'Subject: New entry\nName: Ada\nQuestion: do they fall?': 'do they fall?',
      'Date: next Tuesday': 'Date: next Tuesday',
      'Name: Ada\nMsg: do they fall?': 'do they fall?',
      'Name: Ada\nEnquiry: do they fall?\n---\nUser Agent: Mozilla/5.0\nRemote IP: 192.0.2.1\nPowered by: x': `do they fall?`,
      'Subject: My steps are rotten and ...\nMy steps are rotten and fall.': `My steps are rotten and fall.`,
      'Name: Ada\nDescribe your project: a deck': 'a deck',
      'Name: Ada\nCountry Code:\nUS\nBody:\na deck': 'a deck\n\nCountry Code:\nUS',
      'Q: Do they fall?\nA: They do.': 'Q: Do they fall?\nA: They do.',
      // Lines that a mail program ended go on; those of a list do not.
      'The porch roof leaks by the valley, and two rows of shingles are\ngone. Please look.': `The porch roof leaks by the valley, and two rows of shingles are gone. Please look.`,
      'Repair the porch roof, where shingles are gone by the valley\n- Hang three doors\nClean the gutters': `Repair the porch roof, where shingles are gone by the valley\n- Hang three doors\nClean the gutters`,
      'If a < b, call.  Home  is there.': 'If a < b, call. Home  is there.',
    }),
  )('of %j is the text %j', (text, description) => {
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
    expect(leadsOfSamePerson({ [lead.id]: lead }, somebody)).toEqual(isThere ? [lead] : []);
  });

  it('is told also where the known phone has the extension', () => {
    const known = aLead({ phone: '802 555 0120, ext 9', email: '' });
    const entities = { [known.id]: known };
    expect(leadsOfSamePerson(entities, { phone: '8025550120', email: '' })).toEqual([known]);
  });

  it('is told also by what a lead had that was merged into theirs', () => {
    const older = aLead({ id: 'older', createdDate: '2026-11-01T15:00:00.000Z' });
    const merged = aLead({ email: 'pat@example.com', mergedInto: 'older' });
    const entities = { older, [merged.id]: merged };
    for (const email of ['pat@example.com', older.email])
      expect(leadsOfSamePerson(entities, { phone: '', email })).toEqual([older]);
  });

  it('has no identity without phone and e-mail', () => {
    expect(identitiesOf({ phone: ' ', email: ' ' })).toEqual([]);
  });
});
