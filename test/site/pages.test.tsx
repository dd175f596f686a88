import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { business } from '../../src/business';
import { seedCopy } from '../../src/domain/content/seedCopy';
import { withoutMarkup } from '../../src/lib/text';
import {
  carePackages,
  partnersIntro,
  partnerServices,
  reminder,
  seasons,
  serviceCategories,
} from '../../src/site/copy/services';
import { assurance, whyLocal } from '../../src/site/copy/about';
import { reasons, teasers, testimonials, trustBadges } from '../../src/site/copy/home';
import { savePageTitle, saveSection } from '../../src/domain/content/commands';
import { makeStore } from '../support/store';
import { openSite } from './openSite';

const main = () => within(screen.getByRole('main'));

describe('Home', () => {
  it('has the hero of the content store with call, booking and services', async () => {
    await openSite('/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      withoutMarkup(seedCopy.home.sections['hero-title'].content),
    );
    expect(main().getByRole('link', { name: `Call ${business.phone}` })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'View Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });

  it.each([
    ...trustBadges.map(({ label }) => label),
    ...teasers.map(({ title }) => title),
    ...reasons.map(({ title }) => title),
  ])('says %s', async (words) => {
    await openSite('/');
    expect(main().getByText(words)).toBeInTheDocument();
  });

  it('says what the cheapest plan costs, and leads there', async () => {
    await openSite('/');
    const lowest = Math.min(...carePackages.map(({ price }) => price));
    expect(main().getByRole('link', { name: `Plans from $${lowest} a month` })).toHaveAttribute(
      'href',
      '/services#packages',
    );
  });

  it('has a link to all services', async () => {
    await openSite('/');
    expect(main().getByRole('link', { name: 'View All Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });

  it('shows every testimonial with its stars', async () => {
    await openSite('/');
    expect(main().getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(
      testimonials.length,
    );
    for (const { name, text, rating } of testimonials) {
      const stars = { name: `${rating} out of 5 stars` };
      expect(main().getAllByRole('img', stars)).not.toHaveLength(0);
      expect(main().getByText(name)).toBeInTheDocument();
      expect(main().getByText(text)).toBeInTheDocument();
    }
  });

  it('ends with Call Now, Book Online Now and Get Free Estimate', async () => {
    await openSite('/');
    expect(main().getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+18025550142',
    );
    expect(main().getByRole('button', { name: 'Book Online Now' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Get Free Estimate' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('shows what the owner wrote, and the default copy where that is empty', async () => {
    const test = makeStore();
    test.store.dispatch(saveSection('home', 'cta-title', { content: '<b>Call</b> us today' }));
    test.store.dispatch(saveSection('home', 'services-title', { content: '<p> </p>' }));
    test.store.dispatch(savePageTitle('home', 'Our own title'));
    await openSite('/', { test });
    expect(main().getByRole('heading', { name: 'Call us today' })).toBeInTheDocument();
    expect(
      main().getByRole('heading', { name: seedCopy.home.sections['services-title'].content }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Our own title');
  });

  it('describes the business for search engines, without star markup', async () => {
    await openSite('/');
    const [block] = document.querySelectorAll('script[type="application/ld+json"]');
    const facts = JSON.parse(block?.textContent ?? '{}') as Record<string, unknown>;
    expect(facts).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      telephone: business.phone,
    });
    expect(facts.areaServed).toHaveLength(34);
    expect(JSON.stringify(facts)).not.toContain('Rating');
  });
});

describe('Services', () => {
  it('has every category with its services', async () => {
    await openSite('/services');
    for (const { title, services } of serviceCategories) {
      const card = main().getByRole('heading', { level: 3, name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      for (const service of services) expect(within(card).getByText(service)).toBeInTheDocument();
    }
  });

  it('leads from a category to such work in the gallery, where there is some', async () => {
    await openSite('/services');
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/gallery'))).toEqual(
      [
        'Interior+Painting',
        'Exterior+Painting',
        'Kitchen+Renovation',
        'Bathroom+Remodel',
        'Carpentry',
        'Outdoor+Projects',
      ].map((category) => `/gallery?category=${category}`),
    );
  });

  it('has the packages, whose Choose calls the second number and changes nothing', async () => {
    const { user, types } = await openSite('/services');
    for (const [index, { title, price, features }] of carePackages.entries()) {
      const card = main().getByRole('heading', { level: 3, name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      expect(card).toHaveTextContent(`$${price}`);
      expect(card).toHaveTextContent(`${index + 1} of ${carePackages.length}`);
      for (const feature of features) expect(within(card).getByText(feature)).toBeInTheDocument();
      const choose = within(card).getByRole('link', { name: `Choose ${title}` });
      expect(choose).toHaveAttribute('href', 'tel:+18025550187');
    }
    const before = screen.getByRole('main').textContent;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(main().getByRole('link', { name: `Choose ${carePackages[0]?.title}` }));
    expect(screen.getByRole('main').textContent).toBe(before);
    expect(types()).toEqual([]);
  });

  it('has the smallest visit and the price of each usual job, as the owner wrote them', async () => {
    const test = makeStore();
    test.store.dispatch(
      saveSection('services', 'prices', {
        title: 'Usual jobs',
        content: '<p>A door: hung: $95 to <b>$180</b></p><p>Ask us</p>',
      }),
    );
    await openSite('/services', { test });
    expect(main().getByRole('heading', { name: 'What it costs' })).toBeInTheDocument();
    expect(main().getByText(/^The smallest visit is/)).toBeInTheDocument();
    const title = main().getByRole('heading', { name: 'Usual jobs' });
    expect(
      within(title.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(['A door: hung $95 to $180', 'Ask us']);
  });

  it('marks the most popular package', async () => {
    await openSite('/services');
    const popular = carePackages.find((one) => one.popular);
    expect(main().getByText('Most popular').closest('li')).toHaveTextContent(popular?.title ?? '');
  });

  it('has the seasons and a reminder by phone or contact page', async () => {
    await openSite('/services');
    for (const { title } of seasons) {
      expect(main().getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
    expect(
      main().getByRole('link', { name: new RegExp(`^${reminder.callLabel}`) }),
    ).toHaveAttribute('href', 'tel:+18025550187');
    expect(main().getByRole('link', { name: reminder.contactLabel })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('marks the partner services', async () => {
    await openSite('/services');
    for (const { title } of partnerServices) {
      expect(main().getByRole('heading', { name: title })).toBeInTheDocument();
    }
    expect(main().getAllByText(partnersIntro.badge)).toHaveLength(partnerServices.length);
  });

  it('lists twelve towns in each county', async () => {
    await openSite('/services');
    for (const { name, towns } of business.counties) {
      const county = main().getByRole('heading', { name }).closest('section');
      if (!county) throw new Error(`No list for ${name}`);
      expect(
        within(county)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(towns);
      expect(towns).toHaveLength(12);
    }
  });

  it('ends with call, booking and Request Estimate', async () => {
    await openSite('/services');
    expect(main().getByRole('link', { name: 'Request Estimate' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

describe('About', () => {
  it.each([
    ['500+', 'customers'],
    ['1000+', 'projects'],
    ['5+', 'years'],
    ['100%', 'licensed and insured'],
  ])('states %s %s', async (figure, label) => {
    await openSite('/about');
    expect(main().getByText(figure).parentElement).toHaveTextContent(label);
  });

  it('has story, values, why local and papers, and leads to the contact page', async () => {
    await openSite('/about');
    for (const name of ['Our story', 'Our values', whyLocal.title, assurance.title]) {
      expect(main().getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    for (const link of main().getAllByRole('link', { name: 'Get Free Estimate' })) {
      expect(link).toHaveAttribute('href', '/contact');
    }
  });
});

describe('Contact', () => {
  it('has heading, call, booking, details, area, hours and promise', async () => {
    await openSite('/contact');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get Your Free Estimate');
    expect(main().getByRole('button', { name: 'Book Online' })).toBeInTheDocument();
    for (const words of [
      business.serviceArea,
      business.sundayHours,
      business.responsePromise,
      business.email,
    ]) {
      expect(screen.getByRole('main')).toHaveTextContent(words);
    }
  });
});
