import { beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '../../../../src/business';
import { quickAddLead, saveLead } from '../../../../src/domain/leads/commands';
import { readCaller } from '../../../../src/domain/leads/intake/callerLine';
import { capitalizeName } from '../../../../src/domain/leads/intake/names';
import { leadFromCaller } from '../../../../src/domain/leads/quickAdd';
import { DETAILS_MISSING } from '../../../../src/domain/leads/rules';
import { DETAILS_TO_FOLLOW } from '../../../../src/domain/leads/schema';
import { selectUnreadNotifications } from '../../../../src/domain/notifications/slice';
import { nextJobOf } from '../../../../src/domain/projects/newProjects';
import { aLead } from '../../../support/entities';
import { makeStore } from '../../../support/store';

const NOW = '2026-11-20T15:00:00.000Z';
beforeEach(() => vi.useFakeTimers({ now: Date.parse(NOW) }));

describe('a line with a caller', () => {
  it.each([
    ['Kim Perry 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Kim Perry, (802) 555-0199', 'Kim Perry', '(802) 555-0199', ''],
    ['kim perry 8025550199', 'kim perry', '8025550199', ''],
    ['802 555 0199 Kim Perry', 'Kim Perry', '802 555 0199', ''],
    ['this is Kim Perry 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Kim Perry kim@example.com 802.555.0199', 'Kim Perry', '802.555.0199', 'kim@example.com'],
    ['Kim Perry <kim@example.com>', 'Kim Perry', '', 'kim@example.com'],
    ['Kim Perry', 'Kim Perry', '', ''],
    ['Kim Perry 555', 'Kim Perry 555', '', ''],
    ['Kim Perry 555-0143', 'Kim Perry', '555-0143', ''],
    ['Kim & Pat Perry 802-555-0199', 'Kim & Pat Perry', '802-555-0199', ''],
    ['Kim Perry +44 20 7946 0018', 'Kim Perry', '+44 20 7946 0018', ''],
    ['Kim Perry - 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Kim Perry Mobile: 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Name: Kim Perry Phone: 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Kim Perry: 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Call Kim Perry at 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Missed call (802) 555-0199 Kim Perry', 'Kim Perry', '(802) 555-0199', ''],
    ['call back Kim Perry, 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Call Kim Perry back at 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ["Kim Perry's cell number is 802-555-0199", 'Kim Perry', '802-555-0199', ''],
    ['Kim Perry cell 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Maybe: Kim Perry 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['Kim van der Perry and Pat 802-555-0199', 'Kim van der Perry and Pat', '802-555-0199', ''],
    ['c/o Kim Perry 802-555-0199', 'Kim Perry', '802-555-0199', ''],
    ['J. P. Perry 802-555-0199', 'J. P. Perry', '802-555-0199', ''],
    ['Kim eight oh two five five five oh one nine nine', 'Kim', '8025550199', ''],
    [`Kim ${business.phone}`, `Kim ${business.phone.replaceAll(/[()]/g, '')}`, '', ''],
    ['', '', '', ''],
  ])('%s', (line, fullName, phone, email) => {
    expect(readCaller(line)).toEqual({ fullName, phone, email });
  });
});

describe('a remark beside a caller', () => {
  it.each([
    // What somebody is, before the name.
    ['my cousin Kim 802-555-0199 snow guards', 'Kim', 'my cousin, snow guards'],
    // A town behind the number is no last name.
    ['Kim 802-555-0199 Barre City', 'Kim', 'Barre City'],
    ['Kim 802-555-0199 Randolph', 'Kim', 'Randolph'],
    ['Kim 802-555-0199, Chelsea', 'Kim', 'Chelsea'],
    ['Randolph, Kim 802-555-0199', 'Randolph, Kim', undefined],
    ['802-555-0199 Randolph', 'Randolph', undefined],
    // In brackets behind a name stands no other, but a nickname before the last name.
    ['deb (airbnb) 802-555-0199', 'deb', 'airbnb'],
    ['Kim (Tom) 802-555-0199', 'Kim', 'Tom'],
    ['Kim 802-555-0199 (Craigslist)', 'Kim', 'Craigslist'],
    // A house alone is no name.
    ['12 Elm St 802-555-0199', '', '12 Elm St'],
    ['12 Elm St - Kim 802-555-0199', 'Kim', '12 Elm St'],
    ['Storm damage - Kim - 802-555-0199', 'Kim', 'Storm damage'],
    ['12 Elm St Essex 802-555-0199 gutters', '', '12 Elm St, Essex, gutters'],
    ['14 oak rd, essex, 802-555-0199', '', '14 oak rd, essex'],
    ['new guy named Kim Perry, 802-555-0199, gutters', 'Kim Perry', 'new guy named, gutters'],
    ['Old customer Kim Perry new # 802-555-0199', 'Kim Perry', 'Old customer, new #'],
    ['text from 802-555-0199: Kim wants a ramp', 'Kim', 'wants a ramp'],
    ['Kim Perry (neighbor of Ada) 802-555-0199 gutter', 'Kim Perry', 'neighbor of Ada, gutter'],
    ['Kim Perry. gutters. 802-555-0199', 'Kim Perry', 'gutters'],
    ['Mrs. Stone. gutters. 802-555-0199', 'Mrs. Stone', 'gutters'],
    ['Stone, Kim / 802-555-0199 / gutters', 'Stone, Kim', 'gutters'],
    ['Storm damage - Bill Frost - 802-555-0199', 'Bill Frost', 'Storm damage'],
    ['Storm damage for Bill Frost 802-555-0199', 'Bill Frost', 'Storm damage'],
    ['3 windows for T.J. Miller 802-555-0199', 'T.J. Miller', '3 windows'],
    ['need gutters, call me at 802-555-0199, lisa roy', 'lisa roy', 'need gutters, call me at'],
    ['please call 802-555-0199 about a leak', '', 'about a leak'],
    ['gutters - Roy Farm - 802-555-0199', 'Roy Farm', 'gutters'],
    ['old # 802-555-0110 new # 802-555-0199, Kim Perry', 'Kim Perry', 'old # 802-555-0110 new #'],
    [
      'tenant: Kim Perry 802-555-0199 landlord: Ben Fox 802-555-0110',
      'Kim Perry',
      'Ben Fox 802-555-0110',
    ],
    [
      'Kim Perry 802-555-0199 (landlord Ben Fox 802-555-0110)',
      'Kim Perry',
      'landlord Ben Fox 802-555-0110',
    ],
    ['Ben Fox referred Kim Perry 802-555-0199', 'Kim Perry', 'Ben Fox referred'],
    [
      'ref by Ben Stone 802-555-0110, Kim Perry 802-555-0199',
      'Kim Perry',
      'ref by Ben Stone 802-555-0110',
    ],
    ['Kim c/o Ada Roy 802-555-0199', 'Kim', 'c/o Ada Roy'],
    ['deck for new inn 802-555-0199', '', 'deck for new inn'],
    ['Nguyen Thi Lan Essex 802-555-0199 gutters', 'Nguyen Thi Lan', 'Essex, gutters'],
    ['Kim Perry - porch roof - 802 555 0199', 'Kim Perry', 'porch roof'],
    ['Kim Perry, porch roof, 802-555-0199', 'Kim Perry', 'porch roof'],
    ['Kim Perry 802-555-0199 needs 2 doors, asap', 'Kim Perry', 'needs 2 doors, asap'],
    ['Kim Perry 802-555-0199, 12 Oak St Essex', 'Kim Perry', '12 Oak St Essex'],
    ['Kim Perry 802-555-0199 / call after 5', 'Kim Perry', 'call after 5'],
    ['kim perry 802-555-0199 deck', 'kim perry', 'deck'],
    ['Kim Perry: Deck: 802-555-0199', 'Kim Perry', 'Deck'],
    ['802-555-0199 Kim Perry, gutters, Essex', 'Kim Perry', 'gutters, Essex'],
    ['Kim Perry @ 12 Oak St 802-555-0199', 'Kim Perry', '12 Oak St'],
    ['14 OAK rd essex ada roy 802-555-0199', 'ada roy', '14 OAK rd essex'],
    ['802-555-0199 14 North Ada St Kim Perry, gutters', 'Kim Perry', '14 North Ada St, gutters'],
    ['gutters - Kim Perry 802-555-0199', 'Kim Perry', 'gutters'],
    ['stump - Kim Perry 802-555-0199', 'Kim Perry', 'stump'],
    ['stump grinding for Kim Perry 802-555-0199', 'Kim Perry', 'stump grinding'],
    ['This is Kim Perry, my gutter leaks, 802-555-0199', 'Kim Perry', 'my gutter leaks'],
    ['Kim Perry wants a deck 802-555-0199', 'Kim Perry', 'wants a deck'],
    ['Kim Perry is interested in a deck 802-555-0199', 'Kim Perry', 'is interested in a deck'],
    ['Kim Perry here, porch, 802-555-0199', 'Kim Perry', 'porch'],
    ['Kim from Essex 802-555-0199, asap', 'Kim', 'from Essex, asap'],
    ['My name is Kim Perry and it leaks, 802-555-0199', 'Kim Perry', 'it leaks'],
    ['Kim Perry cell 802-555-0199 home 802-555-0198', 'Kim Perry', 'home 802-555-0198'],
    ['Kim Perry (802) 555-0199 12 Oak St Essex', 'Kim Perry', '12 Oak St Essex'],
    ['Fence - Kim Perry - 802-555-0199', 'Kim Perry', 'Fence'],
    ['Roy Farm LLC, Kim Perry, 802-555-0199', 'Kim Perry', 'Roy Farm LLC'],
    ['Kim Perry [fence] 802-555-0199', 'Kim Perry', 'fence'],
    // In small letters, or all in capitals: by a common first name, or by the words behind.
    ['karen perry deck 802-555-0199', 'karen perry', 'deck'],
    ['Karen Perry Deck Stain 802-555-0199', 'Karen Perry', 'Deck Stain'],
    ['kim fix porch 802-555-0199', 'kim', 'fix porch'],
    ['karen perry needs gutters cleaned 802-555-0199', 'Karen Perry', 'needs gutters cleaned'],
    ['karen the baker leaky tap 802-555-0199', 'karen', 'the baker leaky tap'],
    ['lisa at 12 oak st 802-555-0199', 'lisa', 'at 12 oak st'],
    ['oak inn wants a fence 802-555-0199', 'oak inn', 'wants a fence'],
    ['Karen Stone Essex 802-555-0199', 'Karen Stone', 'Essex'],
    ['karen perry 12 oak st 802-555-0199', 'Karen Perry', '12 oak st'],
    ['Karen Perry $450 deck 802-555-0199', 'Karen Perry', '$450 deck'],
    ['karen perry tomorrow 9am 802-555-0199', 'karen perry', 'tomorrow 9am'],
    ['deck for karen perry 802-555-0199', 'karen perry', 'deck'],
    ['kim for Ben Perry 802-555-0199', 'kim', 'for Ben Perry'],
    ['Deck for Karen Perry needs stain 802-555-0199', 'Karen Perry', 'Deck, needs stain'],
    ['deck, karen perry, 802-555-0199', 'karen perry', 'deck'],
    ['802-555-0199 deck in essex', '', 'deck in essex'],
    ['Karen Perry her number is 802-555-0199', 'Karen Perry', undefined],
    ["karen perry's number 802-555-0199", 'karen perry', undefined],
    ['karen perry ph 802-555-0199', 'karen perry', undefined],
    ['karen perry left a message 802-555-0199', 'karen perry', 'left a message'],
    ['oak inn looking for a fence 802-555-0199', 'oak inn', 'looking for a fence'],
    ['Karen Perry wife of Ben 802-555-0199', 'Karen Perry', 'wife of Ben'],
    ['Karen Stone St. Albans 802-555-0199', 'Karen Stone', 'St. Albans'],
    ['Mary Ann Stone Essex 802-555-0199', 'Mary Ann Stone', 'Essex'],
    ['vm from Marie-Claire Roy 802-555-0199', 'Marie-Claire Roy', undefined],
    ['call from Anne St. Pierre 802-555-0199', 'Anne St. Pierre', undefined],
    ['Karen Stone South Burlington deck 802-555-0199', 'Karen Stone', 'South Burlington deck'],
    ['Oak Inn 12 Elm St Essex 802-555-0199', 'Oak Inn', '12 Elm St Essex'],
    ['oak inn 12 elm st essex 802-555-0199', 'oak inn', '12 elm st essex'],
    ['bath remodel for Bryn Perry 802-555-0199', 'Bryn Perry', 'bath remodel'],
    ['fence quote for Bryn Perry 802-555-0199', 'Bryn Perry', 'fence quote'],
    ['12/4 Kim Perry 802-555-0199 deck', 'Kim Perry', '12/4, deck'],
    ['Tues 2pm Kim Perry 802-555-0199', 'Kim Perry', 'Tues 2pm'],
    ['tomorrow at 9:30 am kim perry 802-555-0199', 'kim perry', 'tomorrow at 9:30 am'],
    ['voicemail Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['call after 5, Kim Perry, 802-555-0199', 'Kim Perry', 'call after 5'],
    ['vm from Oak Inn 802-555-0199 fence', 'Oak Inn', 'fence'],
    ['got a text from Bryn Perry 802-555-0199', 'Bryn Perry', undefined],
    ['lead: Oak Inn 802-555-0199', 'Oak Inn', undefined],
    ['1-Dec Kim Perry 802-555-0199 deck', 'Kim Perry', '1-Dec, deck'],
    ['spoke w/ Oak Inn 802-555-0199 fence', 'Oak Inn', 'fence'],
    ['talked to kim 802-555-0199', 'kim', undefined],
    ['Oak Inn 802-555-0199 fence, ask for Karen', 'Karen', 'Oak Inn, fence, ask for Karen'],
    // As carriers send a caller's name, or none.
    ['STONE KAREN 802-555-0199', 'KAREN STONE', undefined],
    ['KAREN STONE 802-555-0199 deck', 'KAREN STONE', 'deck'],
    ['WIRELESS CALLER 802-555-0199', '', undefined],
    ['UNKNOWN NAME 802-555-0199 deck', '', 'deck'],
    ['BURLINGTON VT 802-555-0199', '', undefined],
    // No day, house, work or town.
    ['Sun Valley Homes 802-555-0199', 'Sun Valley Homes', undefined],
    ['Hannaford 8142 Essex 802-555-0199', 'Hannaford 8142 Essex', undefined],
    ['Homes for Ada 802-555-0199', 'Homes', 'for Ada'],
    ['Karen Perry for Tuesday 802-555-0199', 'Karen Perry', 'for Tuesday'],
    ['Karen South 802-555-0199', 'Karen South', undefined],
    ['Voice Mail Systems Inc 802-555-0199', 'Voice Mail Systems Inc', undefined],
    ['got a call from Karen Perry 802-555-0199 about a deck', 'Karen Perry', 'about a deck'],
    ['Mary Ann Sheldon 802-555-0199', 'Mary Ann Sheldon', undefined],
    ['Karen Fence LLC 802-555-0199', 'Karen Fence LLC', undefined],
    ['Green Mountain Gutters 802-555-0199', 'Green Mountain Gutters', undefined],
    // Of the name, or of its number.
    ['New lead Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['Add new customer: Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['add Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['1) Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['2. Kim Perry 802-555-0199', 'Kim Perry', undefined],
    ['New England Roofing 802-555-0199', 'New England Roofing', undefined],
    ['Kim Perry (cell) 802-555-0199', 'Kim Perry', undefined],
    ['Hi-Tech Roofing 802-555-0199', 'Hi-Tech Roofing', undefined],
    ['Hello Kitty LLC 802-555-0199', 'Hello Kitty LLC', undefined],
    ['Kim (Kit) Perry 802-555-0199', 'Kim Kit Perry', undefined],
    ['Kim Perry, Jr. 802-555-0199', 'Kim Perry Jr.', undefined],
    ['Perry, Kim 802-555-0199', 'Perry, Kim', undefined],
    ['perry, kim 802-555-0199', 'perry, kim', undefined],
    // Without a number it may be what the owner is still typing.
    ['Kim Perry - porch', 'Kim Perry porch', undefined],
  ])('%s', (line, fullName, note) => {
    const read = readCaller(line);
    expect(read).toMatchObject({ fullName });
    expect(read.note).toBe(note);
  });
});

describe('the message of a customer', () => {
  it.each([
    ['Hi, its lisa. roof leaks at 394 Browns Trace, Jericho. 802-555-0199', 'Lisa'],
    ['Hello! Can you fix my porch? Lisa 802-555-0199', 'Lisa'],
    ['Hi Sam, this is Ada Roy, my roof leaks, 802-555-0199', 'Ada Roy'],
    ['Hi, Bo Stone (802-555-0113) gave me your name. Cell 802-555-0199', ''],
    ['good morning my roof leaks 802-555-0199', ''],
    ['Do you do gutters? 802-555-0199', ''],
  ])('%s', (note, fullName) => {
    expect(readCaller(note)).toEqual({ fullName, phone: '802-555-0199', email: '', note });
  });
});

describe('a name', () => {
  it.each([
    ['kim perry', 'Kim Perry'],
    ["mary o'neil-stone", "Mary O'Neil-Stone"],
    ['Ludwig van Doren', 'Ludwig van Doren'],
    ['émile roy', 'Émile Roy'],
  ])('%s is written %s', (typed, written) => expect(capitalizeName(typed)).toBe(written));
});

const caller = { fullName: 'kim perry', phone: '802-555-0199', email: '' };

describe('a quickly added lead', () => {
  it('is a phone call whose details are missing, with a follow-up and a notification', () => {
    const { store, leadOf } = makeStore();
    const id = store.dispatch(quickAddLead(caller));
    expect(leadOf(id)).toMatchObject({
      firstName: 'Kim',
      lastName: 'Perry',
      phone: '(802) 555-0199',
      leadSource: 'Phone Call',
      serviceType: 'Other',
      projectDescription: DETAILS_TO_FOLLOW,
      priority: 'Medium',
      stage: 'New Lead',
      tags: [DETAILS_MISSING],
      nextFollowUpDate: '2026-11-20T16:00:00.000Z',
    });
    expect(selectUnreadNotifications(store.getState())).toHaveLength(1);
  });

  it.each([
    [DETAILS_TO_FOLLOW, [DETAILS_MISSING, 'north side']],
    ['A door that sticks', ['north side']],
  ])('saved with "%s" has the tags %o', (projectDescription, tags) => {
    const { store, leadOf } = makeStore();
    const id = store.dispatch(quickAddLead(caller));
    const fields = { ...leadFromCaller(caller), projectDescription };
    store.dispatch(saveLead(id, { ...fields, tags: [DETAILS_MISSING, 'north side'] }));
    expect(leadOf(id)?.tags).toEqual(tags);
  });
});

describe('another job for a lead', () => {
  it('has the customer and none of the earlier job', () => {
    const lead = aLead({ estimatedValue: 900, priority: 'Emergency', tags: ['porch'] });
    expect(nextJobOf(lead)).toMatchObject({
      title: 'New job for Ada Brook',
      description: '',
      customerId: lead.id,
      customerPhone: lead.phone,
      status: 'Quote Requested',
      priority: 'Medium',
      estimatedValue: 0,
      tags: [],
    });
  });
});
