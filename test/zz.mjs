import { chromium } from 'playwright-core';
const b=await chromium.launch({executablePath:process.env.CHROME_PATH});
const base=process.argv[2];
for(const [w,h] of [[375,720],[1280,800]]){
 const c=await b.newContext({viewport:{width:w,height:h},serviceWorkers:'block',reducedMotion:'reduce'});const p=await c.newPage();
 for(const a of ['/','/services','/contact','/about']){await p.goto(base+a);await p.waitForTimeout(400);const l=await p.evaluate(()=>document.documentElement.scrollWidth-document.documentElement.clientWidth);console.log(w,a,l);await p.screenshot({path:`/tmp/cz-${w}${a.replace('/','-')}.png`,fullPage:true});}
 await c.close();}
await b.close();
