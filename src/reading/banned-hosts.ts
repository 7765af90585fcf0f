/** What is wrong with an address as a source, such as 'a seller', or undefined. */
export function bannedKind(url: string): string | undefined {
  const { hostname } = new URL(url)
  return bannedHosts.find(
    ({ hosts, pattern }) =>
      pattern?.test(hostname) ||
      hosts.split(/\s+/).some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )?.kind
}

/**
 * Where a source list may not lead, by kind: even a right fact stands badly there. A host stands for itself and for
 * what is below it; a pattern for every host it matches.
 */
const bannedHosts: { kind: string; hosts: string; pattern?: RegExp }[] = [
  {
    kind: 'a seller',
    hosts: `bookpinch.com calocurb.com calospa.com capillus.com empowerpharmacy.com mdnad.com revance.com
      scriptlinkrx.com solizhealth.com tryfiller.com vitaeheal.com`,
    pattern: /(?:^|[.-])(?:shop|store)[.-]|medspa|pharmacyonline/,
  },
  {
    kind: 'a law firm',
    hosts: `carusolawoffice.com floridahealthcarelawfirm.com hchlawyers.com johnsonbecker.com lopezmchugh.com
      meyers-flowers.com natlawreview.com syfert.com`,
    pattern: /law(?:yers?|firm|office)/,
  },
  {
    kind: 'a peptide site',
    hosts: 'dosegauge.com pepsmart.net',
    pattern: /pepti?de/,
  },
  {
    kind: 'a scraper or mirror',
    hosts: `510k.innolitics.com americancompendium.com app.legiplex.com ashpublications.net asoi.info
      butalbitalapap.org cricutcom-setup.com developtoolmn.org docksci.com docslib.org doping.nl drugcentral.org
      getpocketlaw.com informahealthcare.com meddatax.com medworm.com ndclist.com regulations.justia.com
      rxreasoner.com scholarindexing.academicdigital.space straighthealthcare.com`,
  },
  {
    kind: 'an aggregator or a copy',
    hosts: `castellanocpa.com dpcare.org epocrates.com guidelinecentral.com magiran.com medscape.com
      menopause.org.au nursingcenter.com openminds.com statpearls.com`,
  },
  {
    kind: 'news or trade press',
    hosts: `americanmedspa.org bariatricnews.net beaconjournal.com beckershospitalreview.com cbsnews.com
      clinicaladvisor.com conexiant.com einpresswire.com fox6now.com healthline.com hotcopper.co.nz
      mb.com.ph morningoverview.com news-medical.net news5cleveland.com particle.news patientcareonline.com
      patientdaily.com pharmacytimes.com plasticsurgerypractice.com reliasmedia.com urologytimes.com wsbradio.com`,
    pattern: /(?:^|\.)news(?!room\.)|prnewswire|businesswire/,
  },
  {
    kind: 'a blog or content mill',
    hosts: `bernsteinmedical.com cdodev.com cvcheart.com glp1reviewboard.com heartmatters1beatatatime.com
      insights.q4intel.com legalclarity.org marylanning.org medx.it.com scripps.org talkingweightlossdrugs.com
      vitamindwiki.com winenfood.com`,
    pattern: /blog|wordpress|medium\.com|substack|(?:vercel\.app|pages\.dev|netlify\.app)$/,
  },
  {
    kind: 'machine-written answers',
    hosts: 'droracle.ai inpharmd.com',
    pattern: /\.ai$/,
  },
]
